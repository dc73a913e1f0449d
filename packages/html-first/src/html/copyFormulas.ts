/** Copies formulas as TeX: browsers would copy their signs without what holds them together. Loaded where something is selected in a page with formulas. */
const formulaAround = (node: Node): Element | null | undefined =>
  (node instanceof Element ? node : node.parentElement)?.closest('.katex');

function selected(): { text: string; html: string } | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0).cloneRange();
  const [first, last] = [range.startContainer, range.endContainer].map(formulaAround);
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);
  const copy = document.createElement('div');
  copy.append(range.cloneContents());
  const formulas = copy.querySelectorAll('.katex');
  if (formulas.length === 0) return null;
  for (const formula of formulas) {
    const sign = formula.matches('.katex-display') ? '$$' : '$';
    formula.replaceWith(sign + (formula.querySelector('annotation')?.textContent ?? '') + sign);
  }
  // Lines are known only to what is laid out.
  copy.style.cssText = 'position:fixed;left:-200vw;width:100vw';
  document.body.append(copy);
  const text = copy.innerText;
  copy.remove();
  return { text, html: copy.innerHTML };
}

document.addEventListener('copy', (event) => {
  const found = event.defaultPrevented ? null : selected();
  if (!found || !event.clipboardData) return;
  event.clipboardData.setData('text/plain', found.text);
  event.clipboardData.setData('text/html', found.html);
  event.preventDefault();
});

export {};
