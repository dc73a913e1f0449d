/** What is wrong with lines and edges of a page. Each function is sent to the browser as it stands, so none may use anything outside itself. */

/** Titles whose lines end inside a word: at neither a pause nor one of the places between words that the page names. */
export function tornTitles(): string[] {
  const torn: string[] = [];
  for (const title of document.querySelectorAll('main :is(h1, h2)')) {
    if (!title.checkVisibility() || title.closest('[data-island]')) continue;
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.textContent ?? '';
      const range = document.createRange();
      let last = 0;
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top, width, height } = range.getBoundingClientRect();
        if (width === 0) continue;
        // Within one text: a line that ends between two of them ends where the page allows it.
        if (at > 0 && top - last > height / 2 && /^\p{sc=Han}{2}$/u.test(text.slice(at - 1, at + 1)))
          torn.push(`${text.slice(0, at)}⏎${text.slice(at)} in <${title.localName}>`);
        last = top;
      }
    }
  }
  return torn;
}

/** Dates, numbers with what they count, and names in Latin letters that stand on two lines; addresses and code may be divided. */
export function dividedWords(): string[] {
  const WORD =
    /\d{4}年(?:\d{1,2}月(?:\d{1,2}日)?)?|\d{1,2}月\d{1,2}日|\d{4}-\d{2}(?:-\d{2})?|期別|[A-Za-z][A-Za-z0-9+]*|\d[\d,.]*[列欄份期戶元]?/g;
  const LEFT_OUT = 'script, style, svg, pre, code, .katex, noscript, textarea, option';
  const divided: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest(LEFT_OUT)) continue;
    if (element.closest('details:not([open])') && !element.closest('summary')) continue;
    const addresses = [...node.data.matchAll(/[\w.%-]+[./@%][\w./%?=&#-]*/g)].map(({ 0: text, index }) => [
      index,
      index + text.length,
    ]);
    for (const { 0: word, index } of node.data.matchAll(WORD)) {
      const end = index + word.length;
      if (addresses.some(([from = 0, to = 0]) => from <= index && end <= to && to - from > 12)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, end);
      const middles = [...range.getClientRects()]
        .filter(({ width }) => width > 0.5)
        .map(({ top, height }) => top + height / 2);
      if (Math.max(...middles) - Math.min(...middles) > 8)
        divided.push(`${word} in <${element.localName} class="${element.className}">`);
    }
  }
  return divided;
}

/**
 * Lines that begin with punctuation that belongs to the line before: a browser lets no line begin so inside a text, but it does
 * behind a box that stands in the line, such as a mark or a button, and in a heading with a clause that is longer than a line.
 */
export function strandedPunctuation(): string[] {
  const stranded: string[] = [];
  const measureCharacter = (node: Text, at: number) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  };
  const findBlock = (node: Node): Element | null => {
    let element = node.parentElement;
    while (element && /^(?:inline|contents)/.test(getComputedStyle(element).display))
      element = element.parentElement;
    return element;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let before: Text | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (
      !node.data.trim() ||
      !node.parentElement?.checkVisibility() ||
      // A fold is visible itself while its own text is not.
      node.parentElement.matches('details:not([open])') ||
      node.parentElement.closest('script, style, svg, .vh')
    )
      continue;
    if (before && /^[：，。、；？！）」』]/.test(node.data) && findBlock(node) === findBlock(before)) {
      const [last, first] = [
        measureCharacter(before, before.data.trimEnd().length - 1),
        measureCharacter(node, 0),
      ];
      if (first.width > 0 && first.top >= last.bottom - 1)
        stranded.push(`${before.data.trim().slice(-10)}／${node.data.slice(0, 10)}`);
    }
    if (node.parentElement.closest('h1, h2, h3, h4'))
      for (const { index } of node.data.matchAll(/(?<=\S)[：，。、；？！）」』]/g))
        // Lines of headings are nearer to each other than their letters are high.
        if (measureCharacter(node, index).top > measureCharacter(node, index - 1).top + 8)
          stranded.push(`${node.data.slice(0, index)}／${node.data.slice(index)}`);
    before = node;
  }
  return stranded;
}

/**
 * Lines of justified text that are pulled far apart, because what begins the next one cannot be divided: set to the left, they
 * lack more than a sixth of the width that can be stretched, which is that of the text without code.
 */
export function stretchedLines(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main p, main li')].flatMap((block) => {
    if (getComputedStyle(block).textAlign !== 'justify' || !block.checkVisibility()) return [];
    block.style.textAlign = 'left';
    const { width, left } = block.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(block);
    const lines: { middle: number; right: number; code: number }[] = [];
    const lineAt = ({ top, height }: DOMRect) => {
      const middle = top + height / 2;
      const known = lines.find((one) => Math.abs(one.middle - middle) < 10);
      const line = known ?? { middle, right: left, code: 0 };
      if (!known) lines.push(line);
      return line;
    };
    for (const box of range.getClientRects()) {
      const line = lineAt(box);
      line.right = Math.max(line.right, box.right);
    }
    for (const code of block.querySelectorAll('code'))
      for (const box of code.getClientRects()) lineAt(box).code += box.width;
    block.style.removeProperty('text-align');
    return lines
      .slice(0, -1)
      .filter(({ right, code }) => left + width - right > (right - left - code) / 6)
      .map(
        ({ right }) =>
          `${Math.round(right - left)} of ${Math.round(width)} px in ${block.textContent.slice(0, 40)}`,
      );
  });
}

/** Headings and captions whose last line holds a single character. */
export function lonelyEnds(): string[] {
  const lonely: string[] = [];
  for (const block of document.querySelectorAll('h1, h2, h3, h4, caption, figcaption')) {
    if (!block.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const characters: { text: string; middle: number; height: number }[] = [];
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.parentElement?.closest('.vh, code, .katex')) continue;
      for (let i = 0; i < node.data.length; i++) {
        const range = document.createRange();
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        const { top, width, height } = range.getBoundingClientRect();
        if (width > 0) characters.push({ text: node.data.charAt(i), middle: top + height / 2, height });
      }
    }
    const last = characters.at(-1);
    if (!last) continue;
    const line = characters.filter(({ middle }) => Math.abs(middle - last.middle) < last.height / 2);
    const letters = line.map(({ text }) => text).join('');
    if (line.length < characters.length && letters.replace(/[\p{P}\p{S}\s]/gu, '').length < 2)
      lonely.push(`「${letters}」 of ${block.localName} ${block.textContent.trim()}`);
  }
  return lonely;
}

/** Text that an ancestor cuts off and that no scrolling brings into view. */
export function clippedTexts(): string[] {
  const clipped: string[] = [];
  for (const element of document.querySelectorAll('main *, header *, footer *')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!hasText || element.closest('svg, .katex, .vh')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(above);
      // What is for screen readers only, and what can be reached by scrolling.
      if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) break;
      const edge = above.getBoundingClientRect();
      const outside =
        (/hidden|clip/.test(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) ||
        (/hidden|clip/.test(overflowY) && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1));
      if (outside) {
        clipped.push(`${element.textContent.trim().slice(0, 30)} in ${above.localName}.${above.className}`);
        break;
      }
    }
  }
  return clipped;
}

/** Brings each hint that still sleeps into sight, for as long as the browser takes to notice it. */
export async function wakeHints(): Promise<void> {
  for (const hint of document.querySelectorAll('[data-island="scroll-hint"]:not([data-awake])')) {
    const frame = hint.parentElement;
    if (!frame?.checkVisibility()) continue;
    frame.scrollIntoView();
    // What is in sight is reckoned after the callbacks of a frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** Frames of wide tables that say that they scroll and do not, or scroll and do not say it. */
export function wrongHints(): string[] {
  return [...document.querySelectorAll('.scroll')]
    .filter((frame) => frame.checkVisibility())
    .filter((frame) => {
      const hasHint = frame.parentElement?.querySelector('[data-scrolls=true]') !== null;
      return hasHint !== frame.scrollWidth > frame.clientWidth;
    })
    .map((frame) => `${frame.getAttribute('aria-label')}: ${frame.scrollWidth} in ${frame.clientWidth} px`);
}

/**
 * Marked words that look unlike the text around them: a style for other parts meets them too, or they became items of a flex
 * or grid container.
 */
export function tornTexts(): string[] {
  return [...document.querySelectorAll('main span.num')].flatMap((word) => {
    const around = word.parentElement;
    const beside = [...(around?.childNodes ?? [])].some(
      (node) => node.nodeType === 3 && node.textContent?.trim(),
    );
    if (!around || !beside || word.className !== 'num' || word.firstElementChild) return [];
    const [own, others] = [getComputedStyle(word), getComputedStyle(around)];
    const alike =
      own.display === 'inline' &&
      own.fontSize === others.fontSize &&
      own.color === others.color &&
      own.letterSpacing === others.letterSpacing;
    return alike ? [] : [`「${word.textContent}」 in <${around.localName} class="${around.className}">`];
  });
}
