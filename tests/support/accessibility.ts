/**
 * What can be measured of accessibility in a page, to be run there. Each function is handed to the page as its source, so
 * it uses nothing from outside itself.
 */

/** A stop of the Tab key. */
export interface Stop {
  /** what it is, for messages */
  name: string;
  /** number of the element: the same element has the same */
  id: number;
  /** place on the page: with scrolling added, except below what is stuck */
  left: number;
  top: number;
  bottom: number;
  /** stands in a column that stays in sight, or scrolls by itself: its place says nothing of the order */
  apart: boolean;
  /** what is wrong with it */
  problems: string[];
}

/** Steps of a walk that lead up the page and not to the right: against the order of reading. */
export const backwards = (stops: readonly Stop[]): string[] =>
  stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    return before && !stop.apart && !before.apart && stop.bottom <= before.top + 2 && stop.left <= before.left
      ? [`${before.name} → ${stop.name}`]
      : [];
  });

/**
 * Begins to write down every stop of the Tab key. A stop is looked at with the next key, when the page has settled; so a
 * walk takes one message per stop. `window.__stops()` gives them.
 */
export function watchStops(): void {
  const numbers = new WeakMap<Element, number>();
  let count = 0;
  let stops: Stop[] = [];
  /** the stop looked at last: one key and one question may follow another on it */
  let last = 0;

  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = channels(colour).map((c) =>
      c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string) => {
    const [x, y] = [luminance(a), luminance(b)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  };
  const opaque = (colour: string) => (channels(colour)[3] ?? 1) === 1;
  const ground = (from: Element | null): string => {
    for (let at = from; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (opaque(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };

  /** Contrast of the line that shows the focus, at least 2 px wide, on the element or its frame; 0 where there is none. */
  function indicator(element: Element): number {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (
        style.outlineStyle !== 'none' &&
        parseFloat(style.outlineWidth) >= 2 &&
        opaque(style.outlineColor)
      ) {
        return contrast(
          style.outlineColor,
          ground(parseFloat(style.outlineOffset) < 0 ? at : at.parentElement),
        );
      }
      // a field in a frame: the frame is underlined
      const line = /^(rgba?\([^)]*\)) 0px (-?[\d.]+)px 0px 0px inset$/.exec(style.boxShadow);
      if (line && Math.abs(Number(line[2])) >= 2) return contrast(line[1] as string, ground(at));
      if (at.tagName === 'FORM') return 0;
    }
    return 0;
  }

  /** Of nine points of what is in the window, does any show the element? And what stands there instead. */
  function hiddenBy(element: Element): string | null {
    const { clientWidth } = document.documentElement;
    const others = new Set<string>();
    for (const box of element.getClientRects()) {
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, clientWidth);
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, window.innerHeight);
      if (right <= left || bottom <= top) continue;
      for (const x of [0.1, 0.5, 0.9]) {
        for (const y of [0.15, 0.5, 0.85]) {
          const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
          if (hit && (element.contains(hit) || hit.contains(element))) return null;
          if (hit) others.add(`${hit.tagName}.${hit.getAttribute('class') ?? ''}`);
        }
      }
    }
    return [...others].join(', ') || 'the edge of the window';
  }

  function look(): void {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    const id = numbers.get(element) ?? (count += 1);
    if (id === last) return;
    last = id;
    numbers.set(element, id);
    const box = element.getBoundingClientRect();
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
    const problems: string[] = [];
    const shown = indicator(element);
    if (shown === 0) problems.push('nothing shows the focus');
    else if (shown < 3) problems.push(`what shows the focus has a contrast of ${shown.toFixed(2)}`);
    const hidden = hiddenBy(element);
    if (hidden) problems.push(`hidden by ${hidden}`);
    if (text === '' && !element.labels?.length) problems.push('has no name');
    let apart = false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, overflowX } = getComputedStyle(at);
      if (position === 'sticky' || position === 'fixed' || (at !== element && overflowX === 'auto'))
        apart = true;
    }
    stops.push({
      name: `${element.tagName} 「${text.slice(0, 30)}」`,
      id,
      left: box.left + window.scrollX,
      top: box.top + window.scrollY,
      bottom: box.bottom + window.scrollY,
      apart,
      problems,
    });
  }

  window.addEventListener('keydown', look, true);
  window.__stops = (anew = false) => {
    look();
    if (anew) last = 0;
    const all = stops;
    stops = [];
    return all;
  };
}

declare global {
  interface Window {
    /** @param anew whether the stop of this moment counts again, as the first of another walk */
    __stops(anew?: boolean): Stop[];
  }
  interface Element {
    /** of fields and buttons */
    readonly labels?: NodeListOf<HTMLLabelElement> | null;
  }
}

/**
 * Targets that are smaller than 24 by 24 px and have another within the circle of that size around their middle
 * (WCAG 2.5.8). Links in a line of text are left out, as there. What scrolls by itself hides the rest, which nobody can hit.
 */
export function crowdedTargets(): string[] {
  const SIZE = 24;
  const ROUNDING = 0.02;
  const selector = 'a[href], button, input, select, textarea, summary, [role="button"], [role="option"]';
  const targets = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    // a label belongs to its field
    .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  const small = ({ width, height }: DOMRect) => width < SIZE - ROUNDING || height < SIZE - ROUNDING;
  const hasText = (node: ChildNode) =>
    // Text that comes and goes has an element of its own, which is no target.
    (node.nodeType === Node.TEXT_NODE ||
      (node instanceof HTMLElement &&
        node.matches('span:not(:has(*))') &&
        getComputedStyle(node).display === 'inline')) &&
    (node.textContent ?? '').trim() !== '';
  const inLine = (element: HTMLElement): boolean => {
    for (let at: HTMLElement = element; getComputedStyle(at).display === 'inline';) {
      const parent = at.parentElement;
      if (!parent) return false;
      if ([...parent.childNodes].some((node) => node !== at && hasText(node))) return true;
      at = parent;
    }
    return false;
  };
  /** Is it scrolled out of something that scrolls by itself and does not hold the other? */
  const isOutOfReach = (element: HTMLElement, box: DOMRect, other: HTMLElement): boolean => {
    for (let at = element.parentElement; at && !at.contains(other); at = at.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
      const { top, bottom } = at.getBoundingClientRect();
      if (box.top < top - 1 || box.bottom > bottom + 1) return true;
    }
    return false;
  };
  return targets
    .filter(({ element, box }) => small(box) && !inLine(element))
    .flatMap(({ element, box }) => {
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const near = targets.find(({ element: other, box: at }) => {
        if (other === element || other.contains(element) || element.contains(other)) return false;
        const apart = Math.hypot(at.left + at.width / 2 - x, at.top + at.height / 2 - y);
        const dx = Math.max(at.left, Math.min(x, at.right)) - x;
        const dy = Math.max(at.top, Math.min(y, at.bottom)) - y;
        const isNear = (small(at) && apart < SIZE - ROUNDING) || Math.hypot(dx, dy) < SIZE / 2 - ROUNDING;
        return isNear && !isOutOfReach(other, at, element) && !isOutOfReach(element, box, other);
      });
      const name = (e: HTMLElement) => (e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 24);
      return near
        ? [
            `「${name(element)}」 ${box.width.toFixed(1)} × ${box.height.toFixed(1)} beside 「${name(near.element)}」`,
          ]
        : [];
    });
}

/** What is cut off, runs out of the page or lies on other text; and what scrolls without a name or out of reach of keys. */
export function lostText(): string[] {
  const problems: string[] = [];
  const name = (e: Element) =>
    `${e.tagName}.${e.getAttribute('class') ?? ''} 「${e.textContent.trim().slice(0, 20)}」`;
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) problems.push(`the page scrolls sideways by ${wide} px`);
  // for those who listen, or for the eye only: the same stands beside in words; accents of a formula lie on its letters
  const ASIDE = '.vh, .vh *, [aria-hidden="true"], [aria-hidden="true"] *, svg, svg *, math *, option';
  const scrollers = new Map<Element, Element | null>();
  const findScroller = (element: Element): Element | null => {
    const known = scrollers.get(element);
    if (known !== undefined) return known;
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = /auto|scroll/.test(overflowX + overflowY);
    const found = scrolls ? element : element.parentElement && findScroller(element.parentElement);
    scrollers.set(element, found);
    return found;
  };
  const texts: { element: Element; box: DOMRect }[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.matches(ASIDE) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const cut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (cut(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
      problems.push(`cut at its side: ${name(element)}`);
    if (cut(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
      problems.push(`cut below: ${name(element)}`);
    if (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1) {
      if (!element.hasAttribute('aria-label')) problems.push(`scrolls without a name: ${name(element)}`);
      if (element.tabIndex < 0 && !element.querySelector('a[href]'))
        problems.push(`scrolls out of reach: ${name(element)}`);
    }
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const scroller = findScroller(element)?.getBoundingClientRect();
      for (const box of range.getClientRects()) {
        // of what scrolls by itself only the part in sight
        const left = Math.max(box.left, scroller?.left ?? -Infinity);
        const right = Math.min(box.right, scroller?.right ?? Infinity);
        const top = Math.max(box.top, scroller?.top ?? -Infinity);
        const bottom = Math.min(box.bottom, scroller?.bottom ?? Infinity);
        if (right > left && bottom > top) {
          texts.push({ element, box: new DOMRect(left, top, right - left, bottom - top) });
        }
      }
    }
  }
  texts.sort((a, b) => a.box.top - b.box.top);
  for (const [index, { element, box }] of texts.entries()) {
    for (let next = index + 1; next < texts.length; next += 1) {
      const other = texts[next] as (typeof texts)[number];
      if (other.box.top >= box.bottom) break;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
      // boxes of text are higher than its letters: lines that follow one another touch
      if (across > 4 && down > 0.6 * Math.min(box.height, other.box.height)) {
        problems.push(`lies on other text: ${name(element)} and ${name(other.element)}`);
      }
    }
  }
  return problems;
}

/** What stays in sight and takes more than a third of the height of the window. */
export function tallStuck(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { position, top, bottom } = getComputedStyle(element);
      const stuck = position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'));
      return (
        stuck && element.checkVisibility() && element.getBoundingClientRect().height > window.innerHeight / 3
      );
    })
    .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
}

/** What moves, or would on a change. */
export function moving(): string[] {
  const lasts = (durations: string) => durations.split(',').some((duration) => parseFloat(duration) > 0);
  const found = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    for (const part of [null, '::before', '::after']) {
      const style = getComputedStyle(element, part);
      if (
        lasts(style.transitionDuration) ||
        (style.animationName !== 'none' && lasts(style.animationDuration)) ||
        style.scrollBehavior === 'smooth'
      ) {
        found.add(`${element.tagName}.${element.getAttribute('class') ?? ''}${part ?? ''}`);
      }
    }
  }
  return [...found, ...document.getAnimations().map(() => 'an animation')];
}

/** Fields in whose text iOS would zoom when they get the focus: of less than 16 px. Sent to the browser as it stands. */
export const smallFields = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('input:not([type=checkbox], [type=radio]), select, textarea')]
    .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 120));

/** Lists that Safari takes for none: those whose items have the style `none`. Sent to the browser as it stands. */
export const lostLists = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('ul, ol')]
    .filter((list) => list.role !== 'list' && !list.closest('nav'))
    .filter((list) => [...list.children].some((item) => getComputedStyle(item).listStyleType === 'none'))
    .map((list) => list.outerHTML.slice(0, 120));
