const ID = 'announcer';

/** The one live region of a page. It has to be there before the words are, or nobody reads them out. */
function region(): HTMLElement {
  const known = document.getElementById(ID);
  if (known) return known;
  const made = Object.assign(document.createElement('div'), { id: ID, className: 'vh', role: 'status' });
  document.body.append(made);
  return made;
}

/** Lets screen readers say what changed on the page without a move of the focus. Empty words make the region ready. */
export function announce(words: string): void {
  region().textContent = words;
}
