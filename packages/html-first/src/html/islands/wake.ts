/** Brings each island to life when it comes near, or is pointed at or has the focus. A button pressed before its island is alive is pressed again when it is. */
import { enteredFields } from '../../browser/entered';
import { reportFault } from '../../browser/faults';
import { getHistory } from '../../browser/history';
import { reloadIfReplaced } from '../../browser/lostFile';
import { site } from '../../site';
import type { EnterAgain, Island, OnAlive } from './types';

/** Islands wake this far before they come into view, in px: about one phone screen. */
const MARGIN = 600;

/** Did the reader fill in a field or choose a file before the scripts came, or is the reader there now? */
const isInUse = (element: Element): boolean =>
  enteredFields(element).length > 0 ||
  !!element.querySelector<HTMLInputElement>('[type=file]')?.files?.length ||
  element.contains(document.activeElement);

/** Is the reader in a field that was filled in? */
const isInField = (element: Element): boolean =>
  enteredFields(element).some((field) => field === document.activeElement);

/** What makes an island wake before it is near; a file that is dragged brings no pointer. */
const TOUCHES = ['dragenter', 'pointerover', 'pointerdown', 'focusin', 'click', 'input', 'change'] as const;

/**
 * What the reader did before the island could answer: `repeat` does it again, of presses the last one. Where the island cannot come,
 * `giveUp` sends a form. From `take` on, code of the island listens that may answer by itself: what is repeated must not reach it.
 */
function lastTouch(element: HTMLElement) {
  const noted = [...TOUCHES, 'submit'] as const;
  let pressed: HTMLElement | null = null;
  let pointed: Element | null = null;
  let sent: HTMLFormElement | null = null;
  /** a link that a first tap only selects */
  let tapped: Element | null = null;
  let isTouch = false;
  let waits = true;
  let isTaken = false;
  /** was something entered after the press? */
  let isEntryLast = false;
  const note = (event: Event): void => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    const button = type === 'click' && target.closest<HTMLElement>('button');
    // A press that the page's own script repeats came before what the reader is still filling in.
    if (button) [pressed, isEntryLast] = [button, !event.isTrusted && isInField(element)];
    if (type === 'pointerdown') isTouch = (event as PointerEvent).pointerType !== 'mouse';
    if (type === 'click' && isTouch && waits && (tapped = target.closest('[data-tap-selects]')))
      event.preventDefault();
    if (isTaken && (button || type === 'submit')) event.stopImmediatePropagation();
    if (type === 'input') isEntryLast = true;
    if (type === 'pointerover') pointed = target;
    if (type === 'submit' && waits && target instanceof HTMLFormElement) {
      event.preventDefault();
      sent = target;
    }
  };
  for (const type of noted) element.addEventListener(type, note, true);
  const giveUp = (): void => {
    waits = false;
    sent?.submit();
  };
  const take = (): void => {
    isTaken = true;
  };
  const pressAgain = (): void => {
    if (sent) sent.requestSubmit();
    else if (pressed?.isConnected) pressed.click();
  };
  const repeat = async (enterAgain?: EnterAgain): Promise<void> => {
    for (const type of noted) element.removeEventListener(type, note, true);
    if (pointed?.isConnected) pointed.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    // Not every browser gives the focus to what is tapped.
    const focused = tapped ?? document.activeElement;
    if (focused && element.contains(focused))
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const isPressFirst = enterAgain && isEntryLast && !sent;
    await enterAgain?.(isPressFirst ? pressAgain : undefined);
    if (!isPressFirst) pressAgain();
  };
  return { repeat, giveUp, take };
}

/** An island, with functions that wake it, once, and that end it. */
function prepareIsland(element: HTMLElement, island: Island) {
  let started = false;
  let gone = false;
  let finish: (() => void) | undefined;
  const { repeat, giveUp, take } = lastTouch(element);
  const alive: OnAlive = (enterAgain) => {
    element.dataset['awake'] = '';
    // What cannot be repeated is lost; the island answers all the same.
    repeat(enterAgain).catch((error: unknown) => reportFault('boundary', error));
  };
  const wake = (): void => {
    if (started) return;
    started = true;
    island.load().then(
      (start) => {
        take();
        if (!gone) finish = start(element, alive, () => gone);
      },
      (error: unknown) => {
        // The next touch tries again; until then the island says what it said.
        started = false;
        giveUp();
        // The address asks for more than the page says without it.
        if (!gone && island.waits && island.wakes?.() && !document.querySelector('[data-without-code]'))
          element.closest('main')?.before(site.errors.note());
        reportFault('chunk', error);
        void reloadIfReplaced();
      },
    );
  };
  for (const type of TOUCHES) element.addEventListener(type, wake);
  const end = (): void => {
    gone = true;
    finish?.();
  };
  return { element, island, wake, end };
}

/** Wakes the islands below an element when they are needed. @returns function that ends them */
export function wakeIslands(main: Element): () => void {
  const { islands: known } = site;
  const islands = [...main.querySelectorAll<HTMLElement>('[data-island]')].flatMap((element) => {
    const name = element.dataset['island'] ?? '';
    // Ignores inherited keys such as `constructor`.
    const island = Object.hasOwn(known, name) ? known[name] : undefined;
    return island ? prepareIsland(element, island) : [];
  });
  // The element of an island has no box of its own (`display: contents`).
  const findBox = ({ element }: (typeof islands)[number]): Element | null =>
    element.firstElementChild ?? element.parentElement;
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        for (const island of islands) if (findBox(island) === target) island.wake();
      }
    },
    { rootMargin: `${MARGIN}px 0px` },
  );
  const wakeNeeded = (): void => {
    for (const { island, wake } of islands) if (island.wakes?.()) wake();
  };
  wakeNeeded();
  // The address of the page may change later, by back and forward or a link within the page.
  const stopListening = getHistory().listen(wakeNeeded);
  for (const island of islands) {
    const box = findBox(island);
    if (isInUse(island.element)) island.wake();
    else if (box && !island.island.waits) near.observe(box);
  }
  return () => {
    stopListening();
    near.disconnect();
    for (const { end } of islands) end();
  };
}
