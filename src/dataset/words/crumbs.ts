import { fullName, PAGE, type Page } from './pages';

interface Crumb {
  to: string;
  label: string;
}

const crumbOf = (page: Page): Crumb => ({ to: page.to, label: fullName(page) });

/** Crumbs from the top page down to the page itself. */
export const crumbsTo = (page: Page): Crumb[] => [...(page.under ? crumbsTo(page.under) : []), crumbOf(page)];

export const crumbsAbove = (page: Page): Crumb[] => crumbsTo(page).slice(0, -1);

export const blogParent = (): Crumb => crumbOf(PAGE.blog);

export const tagsParent = (): Crumb => crumbOf(PAGE.tags);
