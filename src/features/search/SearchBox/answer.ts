import { readKey } from '@site/src/lib/ui/readKey';
import { openDialog, loadResults } from './dialog';
import { isSlashOff, onSlashChange } from './slash';

/** Characters of the slash key, also with a phonetic (bopomofo) or a full-width layout. */
const SLASHES = ['/', '／', 'ㄥ'];

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** On a Mac, Ctrl-K deletes to the end of the line; elsewhere the other key of the two belongs to the system. */
const isMac = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);

/** ⌘K on a Mac, else Ctrl-K, outside of fields that an extension put into the page; the slash, unless switched off, outside of all. */
export function opensSearch(event: KeyboardEvent, slash: boolean): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return false;
  const key = readKey(event);
  // Where the press went to inside of a shadow tree too, of which `target` only tells the host.
  const [target] = event.composedPath();
  const field = target instanceof Element && target.closest(FIELDS);
  if (!ctrlKey && !metaKey) return slash && !field && SLASHES.includes(key);
  if (shiftKey || (isMac() ? ctrlKey : metaKey) || key.toLowerCase() !== 'k') return false;
  return !field || field.closest('#__docusaurus') !== null;
}

/** From the header and by keys. Before that, and without scripts, a link to the search page; what draws results is loaded when it is pointed at or opened. */
export function attachSearchBox(box: HTMLAnchorElement): void {
  let open = false;

  const onClose = (left: boolean): void => {
    open = false;
    box.ariaExpanded = 'false';
    // After a press on a result the new page sets the focus.
    if (!left) box.focus({ preventScroll: true });
  };
  const show = (): void => {
    if (open) return;
    open = true;
    box.ariaExpanded = 'true';
    openDialog(box, onClose);
  };

  const key = box.querySelector('kbd');
  const update = (): void => {
    const slash = !isSlashOff();
    box.setAttribute('aria-keyshortcuts', `${slash ? '/ ' : ''}${isMac() ? 'Meta' : 'Control'}+K`);
    if (key) key.hidden = !slash;
  };
  update();
  onSlashChange(update);
  box.role = 'button';
  box.ariaHasPopup = 'dialog';
  box.ariaExpanded = 'false';
  for (const type of ['pointerover', 'focus', 'touchstart'])
    box.addEventListener(type, () => void loadResults().catch(() => undefined), {
      once: true,
      passive: true,
    });
  box.addEventListener('click', (event) => {
    // With a modifier key the link opens in a new tab, like any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show();
  });
  box.addEventListener('keydown', (event) => {
    if (readKey(event) !== ' ') return;
    event.preventDefault();
    show();
  });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !opensSearch(event, !isSlashOff())) return;
    event.preventDefault();
    show();
  });
}
