/** What the walk reads inside a page. Each function is sent to the browser as it stands, so none may use anything outside itself. */

/** How far the page can be moved sideways, in pixels; 0 where it cannot. */
export const sidewaysOverflow = (): number =>
  Math.max(0, document.documentElement.scrollWidth - window.innerWidth);

/**
 * Links, buttons and other controls that a pointer cannot reach, since something else lies over their middle. Everything is
 * asked within one task, so that the page stays where it was.
 * @param within a selector of what the controls stand in
 * @returns each with what it is covered by
 */
export function coveredControls(within: string): string[] {
  const faults: string[] = [];
  const name = (element: Element | null) => element?.outerHTML.slice(0, 100) ?? 'nothing';
  const controls = 'a[href], button:not(:disabled), summary, input:not([type=hidden]), select, textarea';
  const { scrollX, scrollY } = window;
  const root = document.documentElement;
  const behaviour = root.style.scrollBehavior;
  root.style.scrollBehavior = 'auto';
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.closest(within)) continue;
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // A link may run over two lines, with nothing of it between them.
    let [box] = control.getClientRects();
    if (!box || box.width < 2 || box.height < 2) continue;
    if (box.top < 0 || box.bottom > window.innerHeight || box.left < 0 || box.right > window.innerWidth) {
      control.scrollIntoView({ block: 'center', inline: 'center' });
      box = control.getClientRects()[0] ?? box;
    }
    // What stands above the page comes when it has the focus.
    if (box.bottom <= 0) continue;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    // A press on a label or its text reaches what it is for.
    const label = hit?.closest('label');
    // A slider may leave what is pointed at to the drawing below it, which finds the place.
    const isLeft = hit === control.parentElement && getComputedStyle(control).pointerEvents === 'none';
    if (
      hit &&
      (control.contains(hit) ||
        isLeft ||
        (hit.contains(control) && hit.closest('a, summary, button') !== null) ||
        label?.control === control)
    )
      continue;
    faults.push(`${name(control)} is covered by ${name(hit)}`);
  }
  window.scrollTo(scrollX, scrollY);
  root.style.scrollBehavior = behaviour;
  return faults;
}

/** Where {@link shapeDifference} keeps what it saw. */
interface WindowWithShape extends Window {
  shape?: readonly string[];
}

/**
 * Every element as far as it does not depend on colours: its place in the tree, its attributes, whether it is seen, and
 * its box. Two equal lists mean that no rule but those about colour can judge the pages differently. The button that
 * changes the colours names the other mode, so its name is left out.
 * @param compare false to keep the list in the page, true to compare with the list that was kept
 * @returns one of the elements that differ from the list kept, null where none does or none was to be compared
 */
export function shapeDifference(compare: boolean): string | null {
  const colourButton = document.querySelector('header :is([aria-label^=改用], [aria-label^="Use "])');
  const shape = [...document.body.querySelectorAll<HTMLElement>('*')].map((element) => {
    const isColourButton = colourButton?.contains(element) ?? false;
    const attributes = [...element.attributes]
      .filter(({ name }) => !(isColourButton && (name === 'aria-label' || name === 'title')))
      // An island may come to life between the two looks.
      .filter(({ name }) => name !== 'data-awake')
      .map(({ name, value }) => `${name}=${value}`);
    const { x, y, width, height } = element.getBoundingClientRect();
    const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return [
      element.tagName,
      ...attributes,
      // Browsers lay out what is folded away when they please.
      ...(seen ? [x, y, width, height].map((side) => side.toFixed(1)) : ['unseen']),
      element.childElementCount === 0 ? element.textContent : '',
    ].join(' ');
  });
  const page: WindowWithShape = window;
  if (!compare) {
    page.shape = shape;
    return null;
  }
  const kept = page.shape ?? [];
  const longer = shape.length < kept.length ? kept : shape;
  return longer.find((_, i) => shape[i] !== kept[i]) ?? null;
}

/** Content of a page's main part, to be compared with and without scripts. */
export interface Content {
  heading: string;
  /** pieces of text in their order, without what is said by controls, and what only concerns those without scripts */
  texts: string[];
  /** addresses of the links, as written */
  links: string[];
  /** for each table the number of cells in each row */
  tables: number[][];
}

/** What is drawn of the main part, with all folds open; these are opened by {@link openFolds} before. */
export function readContent(): Content {
  const main = document.querySelector('main') ?? document.body;
  /** Said by controls, and by places that wait for something to say. */
  const CONTROLS = 'script, style, noscript, button, form, label, dialog, [role=status], [aria-live]';
  /** Ids of what describes a control: its state in words. */
  const descriptions = new Set(
    [...main.querySelectorAll('input[aria-describedby]')].flatMap(
      (control) => control.getAttribute('aria-describedby')?.split(' ') ?? [],
    ),
  );
  const drawn = (element: Element) =>
    !element.closest(CONTROLS) &&
    !descriptions.has(element.closest('[id]')?.id ?? '') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const texts: string[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    const text = (textContent ?? '').replace(/[\s\u200b]+/g, ' ').trim();
    if (element && text && drawn(element)) texts.push(text);
  }
  return {
    heading: main.querySelector('h1')?.textContent ?? '',
    texts,
    links: [...main.querySelectorAll('a')].filter(drawn).map((a) => a.getAttribute('href') ?? ''),
    tables: [...main.querySelectorAll('table')]
      .filter(drawn)
      .map((table) => [...table.rows].map((row) => row.cells.length)),
  };
}

/** Opens every fold of the main part, and waits until what comes with it is there. */
export async function openFolds(): Promise<void> {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * Opens everything folded by pressing its line, as a reader without scripts does, and names what goes wrong: places that
 * wait for scripts, controls that would do nothing, links that lead nowhere, folds that do not open.
 */
export function faultsWithoutScripts(): string[] {
  const faults: string[] = [];
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (element: Element) => element.outerHTML.slice(0, 120);
  for (const details of document.querySelectorAll('main details')) {
    const summary = details.querySelector(':scope > summary');
    // The fold itself has no box where its line is a tab.
    if (!(details instanceof HTMLDetailsElement) || !seen(summary ?? details)) continue;
    if (!(summary instanceof HTMLElement) || !summary.innerText.trim()) {
      faults.push(`a fold without a line: ${name(details)}`);
      continue;
    }
    if (!details.open) summary.click();
    const content = [...details.children].filter((child) => child !== summary);
    if (!details.open || !content.some((child) => seen(child))) {
      faults.push(`a fold that does not open: ${name(details)}`);
    }
  }
  for (const control of document.querySelectorAll('button, input, select, textarea')) {
    // One that cannot be left out says what it needs, in the part of the page where it stands.
    const explained = [...(control.closest('section, main')?.querySelectorAll('noscript') ?? [])].some(
      (note) => note.textContent.includes('JavaScript') && [...note.children].some(seen),
    );
    if (seen(control) && !control.matches(':disabled') && !explained)
      faults.push(`a control that does nothing: ${name(control)}`);
  }
  for (const waiting of document.querySelectorAll('[aria-busy=true], progress, [role=progressbar]')) {
    if (seen(waiting)) faults.push(`waits for scripts: ${name(waiting)}`);
  }
  if (/載入中|讀取中|請稍候|Loading/.test(document.body.innerText)) faults.push('says that it is loading');
  for (const link of document.querySelectorAll('main a')) {
    const href = link.getAttribute('href') ?? '#';
    if (href === '#' || href.startsWith('javascript:')) {
      faults.push(`a link that leads nowhere: ${name(link)}`);
    }
  }
  return faults;
}
