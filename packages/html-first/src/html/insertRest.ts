/** Elements after which the next frame is awaited: the largest pages come in one piece or two. With 800 the whole of some came a third later, and no frame took less time. */
export const PIECE = 1_000;
/** An element with more than this is filled in several steps. */
export const LARGE = 400;

/** Elements that are laid out when this one comes, about: what a closed fold holds waits for its reader. */
const countElements = (element: Element): number =>
  element.matches('details:not([open])') ? 1 : 1 + element.querySelectorAll('*').length;

/** Inserts the rest piece by piece, so that its layout blocks no frame. @param rest what the elements lack that are open at the beginning's end, inside out @throws Error where the browser inserts nothing */
export function* insertRest(main: Element, rest: readonly string[]): Generator<void> {
  let count = 0;
  function* move(from: Element, to: Element): Generator<void> {
    for (const child of [...from.childNodes]) {
      const size = child instanceof Element ? countElements(child) : 0;
      if (child instanceof Element && size > LARGE) {
        const shell = child.cloneNode(false) as Element;
        to.append(shell);
        yield* move(child, shell);
        continue;
      }
      to.append(child);
      count += size;
      if (count < PIECE) continue;
      yield;
      count = 0;
    }
  }
  const open: Element[] = [main];
  while (open.length < rest.length) {
    const inner = open.at(-1)?.lastElementChild;
    if (!inner) break;
    open.push(inner);
  }
  const parts = open.reverse().flatMap((element, index) => {
    const html = rest[index];
    // A served page lacks nothing: where the browser could not insert, it would be loaded again for ever.
    if (!html) return [];
    // Parsed in an element of the same kind, which decides what may stand in it.
    const parsed = element.cloneNode(false) as Element;
    parsed.insertAdjacentHTML('beforeend', html);
    if (!parsed.firstChild) throw new Error('insertAdjacentHTML');
    return [[parsed, element] as const];
  });
  for (const [parsed, element] of parts) yield* move(parsed, element);
}

/** The rest of a page comes after this time, also where no frame is drawn: a tab that nobody sees has none. */
const LONGEST_FRAME = 1_000;

/** Runs once, when asked to or after the longest frame. The timer is never cleared: if clearTimeout threw, half of the page would be missing. */
function once(run: () => void, ask: (now: () => void) => void): () => void {
  let isOver = false;
  const now = (): void => {
    if (isOver) return;
    isOver = true;
    run();
  };
  setTimeout(now, LONGEST_FRAME);
  try {
    ask(now);
  } catch {
    // Whoever cannot ask for a frame waits as long as where none is drawn.
  }
  return () => {
    isOver = true;
  };
}

/** Runs just before the next frame is laid out. @returns function that calls it off */
export const beforeFrame = (run: () => void): (() => void) => once(run, (now) => requestAnimationFrame(now));

/** Runs once the frame that is being drawn is on screen. @returns function that calls it off */
export const afterFrame = (run: () => void): (() => void) =>
  // The second request stands for the end of the frame that the first one began; the third for timers that do nothing.
  once(run, (now) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        setTimeout(now);
        requestAnimationFrame(now);
      }),
    ),
  );
