import { findTarget } from 'html-first/client';

export const LINK = 'toc-link';

/** How far down the window a section begins to be the one in view, as a part of its height. */
const LINE = 1 / 3;

/** The last section whose heading is above the line is in view; before the first there is none. */
function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`.${LINK}`)];
  const line = window.innerHeight * LINE;
  const current = links.findLast(({ hash }) => {
    const heading = findTarget(hash);
    return heading !== null && heading.getBoundingClientRect().top < line;
  });
  for (const link of links)
    if (link === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
}

/** Folds the contents when one of their links is followed or the reader is elsewhere: unfolded they cover the text. */
function foldContents({ type, target }: Event): void {
  const fold = document.querySelector(`nav:has(.${LINK}) > details`);
  // Its own line folds by itself, and the keyboard walks through the list.
  const inside = type === 'click' ? fold : fold?.parentElement;
  if (!inside?.contains(target as Node)) fold?.removeAttribute('open');
}

/** Marks the section in view and folds the contents. @returns function that ends both */
export function startMarker(_element: HTMLElement, onAlive: () => void): () => void {
  markSection();
  document.addEventListener('scroll', markSection, { passive: true });
  document.addEventListener('click', foldContents);
  document.addEventListener('focusin', foldContents);
  onAlive();
  return () => {
    document.removeEventListener('scroll', markSection);
    document.removeEventListener('click', foldContents);
    document.removeEventListener('focusin', foldContents);
  };
}
