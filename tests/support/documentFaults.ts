/** What every page must keep to whatever its width and colours: read from its HTML, as it is published or as scripts left it. */
import type { chooseEdition } from '../routes';
import { attribute, elementsIn, isElement, textIn, type Document, type Element } from './builtPages';

const HEADING = /^h[1-6]$/;
/** Without both sizes the page moves when the picture comes. */
const SIZED = ['img', 'video', 'iframe', 'embed', 'svg'];

/** Is it in a dialog that is closed? */
function isPutAway({ parentNode: parent }: Element): boolean {
  if (!parent || !isElement(parent)) return false;
  return (parent.tagName === 'dialog' && attribute(parent, 'open') === undefined) || isPutAway(parent);
}

/**
 * @param edition its language, and the name of the site in it
 * @param wanted the page's title before the site's name, '' for that alone; its heading where it is not given
 * @returns one line per fault
 */
export function faultsOfDocument(
  document: Document,
  { lang: language, siteName }: ReturnType<typeof chooseEdition>,
  wanted?: string,
): string[] {
  const faults: string[] = [];
  const elements = elementsIn(document);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);

  const lang = named('html').map((root) => attribute(root, 'lang'))[0];
  if (lang !== language) faults.push(`html has lang “${lang}”`);
  for (const name of ['h1', 'main']) {
    const count = named(name).length;
    if (count !== 1) faults.push(`${count} × ${name}`);
  }

  const title = wanted ?? named('h1').map(textIn)[0] ?? '';
  const found = named('title')
    .filter(({ parentNode }) => parentNode?.nodeName === 'head')
    .map(textIn)
    .join();
  if (found !== (title ? `${title} | ${siteName}` : siteName)) faults.push(`is titled “${found}”`);

  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  const once = new Set<string>();
  const twice = ids.filter((id) => once.size === once.add(id).size);
  if (twice.length > 0) faults.push(`ids that stand twice: ${twice.join(', ')}`);

  // A page that waits for what never comes is drawn only when all of it is there.
  for (const link of named('link').filter((link) => attribute(link, 'rel') === 'expect')) {
    const place = attribute(link, 'href') ?? '';
    if (!ids.includes(place.slice(1))) faults.push(`waits for ${place}, which is not there`);
  }

  for (const element of elements.filter(({ tagName }) => SIZED.includes(tagName))) {
    if (attribute(element, 'width') === undefined || attribute(element, 'height') === undefined) {
      faults.push(`no size: ${element.tagName} ${attribute(element, 'src') ?? ''}`);
    }
  }

  const levels = elements
    .filter((element) => HEADING.test(element.tagName) && !isPutAway(element))
    .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: textIn(heading).trim() }));
  for (const [i, { level, text }] of levels.entries()) {
    const before = levels[i - 1]?.level ?? 0;
    if (level > before + 1) faults.push(`heading jumps from ${before} to ${level}: ${text}`);
  }
  return faults;
}
