/** What breaks of a page, and what a reader has to have of it all the same: for every engine. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { builtPage, elementsIn, isElement, isPublished, parsedPage, type Element } from '../builtPages';

/** Pages of each kind, and links on them: one of the frame and one of the content, each with the page it leads to. */
const VISITS: readonly { path: string; frame: string; content?: string }[] = [
  { path: '/', frame: '/blog/', content: '/download/' },
  { path: '/about-data-set/0.3/', frame: '/download/', content: '/about-data-set/' },
  { path: '/compare/', frame: '/blog/', content: '/recipes/2019-and-2023/' },
  { path: '/download/2026-04/raw/', frame: '/data-quality/', content: '/about-data-set/0.3/' },
  { path: '/blog/post/2021-annual-data/', frame: '/compare/', content: '/blog/' },
  { path: '/search/', frame: '/open/', content: '/download/' },
  // With words, the search asks for its data at once.
  { path: '/search/?q=%E6%8A%BC%E9%87%91', frame: '/' },
  { path: '/data-quality/', frame: '/developers/', content: '/compare/' },
  { path: '/open/', frame: '/developers/', content: '/download/' },
  { path: '/codes/sub_region/', frame: '/', content: '/codes/' },
  { path: '/no-such-page/', frame: '/blog/', content: '/' },
];

/** A page, and a link on it that is pressed. */
export interface Spot {
  path: string;
  part: 'frame' | 'content';
  href: string;
}

export const SPOTS: readonly Spot[] = VISITS.flatMap(({ path: address, ...links }) =>
  (['frame', 'content'] as const).flatMap((part) => {
    const href = links[part];
    return href === undefined ? [] : [{ path: address, part, href }];
  }),
);

export const spotName = ({ path: address, part }: Spot): string => `${address} ${part}`;

/** Where the link of a spot stands. */
export const linkSelectors = ({ part, href }: Spot): string =>
  (part === 'frame' ? ['header', 'footer'] : ['main']).map((place) => `${place} a[href="${href}"]`).join(',');

/** The texts of a page, in its parts. */
export type Texts = Record<'header' | 'main' | 'footer' | 'rest', string[]>;

/** Nobody reads what stands in these. */
const UNREAD = ['script', 'style', 'noscript', 'template'];

/**
 * The texts of the page as it stands. Runs in the page and calls nothing that may be broken there.
 * @param find finds the first element of a selector
 */
export function readTexts(find: (selector: string) => Node | null): Texts {
  const header = find('header:not(main *)');
  const main = find('main');
  const footer = find('footer:not(main *)');
  const texts: Texts = { header: [], main: [], footer: [], rest: [] };
  const walk = (node: Node, list: string[]): void => {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      const { nodeName } = child;
      if (child.nodeType === 3) list[list.length] = (child as Text).data;
      else if (
        nodeName !== 'SCRIPT' &&
        nodeName !== 'STYLE' &&
        nodeName !== 'NOSCRIPT' &&
        nodeName !== 'TEMPLATE'
      )
        walk(
          child,
          child === header
            ? texts.header
            : child === main
              ? texts.main
              : child === footer
                ? texts.footer
                : list,
        );
    }
  };
  const body = find('body');
  if (body) walk(body, texts.rest);
  return texts;
}

const served = new Map<string, Texts>();

/** The texts of a page as it is served. */
function servedTexts(address: string): Texts {
  const [pathname = ''] = address.split('?');
  const known = served.get(pathname);
  if (known) return known;
  const texts: Texts = { header: [], main: [], footer: [], rest: [] };
  const walk = (element: Element, list: string[]): void => {
    for (const node of element.childNodes) {
      if (node.nodeName === '#text' && 'value' in node) list.push(node.value);
      if (!isElement(node) || UNREAD.includes(node.tagName)) continue;
      const { tagName } = node;
      // Articles have headers of their own.
      const isPart =
        tagName === 'main' || ((tagName === 'header' || tagName === 'footer') && list === texts.rest);
      walk(node, isPart ? texts[tagName] : list);
    }
  };
  const page = isPublished(pathname)
    ? builtPage(pathname)
    : parsedPage(readFileSync('build/404.html', 'utf8'));
  const body = elementsIn(page).find(({ tagName }) => tagName === 'body');
  if (body) walk(body, texts.rest);
  served.set(pathname, texts);
  return texts;
}

const squeezed = (texts: readonly string[]): string[] =>
  texts.map((text) => text.replace(/\s+/g, '')).filter(Boolean);

function missing(wanted: readonly string[], found: readonly string[]): string[] {
  const texts = squeezed(found);
  const same = new Set(texts);
  const left = squeezed(wanted).filter((text) => !same.has(text));
  if (left.length === 0) return [];
  // Text may be divided in another way.
  const all = texts.join('');
  return left.filter((text) => !all.includes(text));
}

const whole = ({ header, main, footer, rest }: Texts): string[] => [...header, ...main, ...footer, ...rest];

/** What was seen of a page, and after its link was pressed. */
interface Seen {
  before: Texts | undefined;
  after: Texts | undefined;
  /** did the link lead to its page? */
  arrived: boolean;
}

export interface Loss {
  /** texts that were served and are not there any more */
  before: string[];
  /** the same of the page that the link leads to; null where it did not lead there */
  after: string[] | null;
}

/** What a reader has lost. @param hangs does something never come, so that the link may still be on its way? */
export function findLoss({ path: address, href }: Spot, seen: Seen, hangs: boolean): Loss {
  const nothing: Texts = { header: [], main: [], footer: [], rest: [] };
  const { before = nothing, after = nothing } = seen;
  const [first, second] = [servedTexts(address), servedTexts(href)];
  const lost = missing(whole(first), whole(before));
  if (hangs && missing(whole(first), whole(after)).every((text) => lost.includes(text)))
    return { before: lost, after: [] };
  if (!seen.arrived) return { before: lost, after: null };
  const ofFrame = (['header', 'footer'] as const).flatMap((part) => {
    const gone = missing(second[part], after[part]);
    // A part of the frame that fails keeps what it said on the page before.
    return missing(first[part], after[part]).length === 0 ? [] : gone;
  });
  return { before: lost, after: [...missing(second.main, after.main), ...ofFrame] };
}

/** What a loss has besides another one, in words; empty where nothing. @param usual of the page when nothing is broken: islands change some texts of their own accord, such as a citation that gets its date */
export function lossInWords(spot: Spot, fault: string, found: Loss, usual: Loss): string {
  const before = found.before.filter((text) => !usual.before.includes(text));
  const after = found.after?.filter((text) => !usual.after?.includes(text));
  const words = [
    ...(before.length > 0 ? [`${before.length} texts gone: ${before.slice(0, 3).join(' | ')}`] : []),
    ...(after ? [] : ['the link leads nowhere']),
    ...(after && after.length > 0
      ? [`${after.length} texts of the next page missing: ${after.slice(0, 3).join(' | ')}`]
      : []),
  ];
  return words.length > 0 ? `${spotName(spot)}, ${fault}: ${words.join('; ')}` : '';
}

/** The scripts of the build, and those that stand in a page. */
function shippedScripts(): string {
  const folder = 'build/assets/js';
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return [...files.map((name) => path.join(folder, name)), 'build/index.html']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Everything in the shipped scripts that can be a name. */
const shippedNames = (): Set<string> => new Set(shippedScripts().match(/[A-Za-z_$][\w$]*/g));

/**
 * What JavaScript itself has. The oldest browsers of the site have all of it, and no browser or extension takes a part of it away,
 * unlike what a browser adds to it.
 */
const LANGUAGE = (runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]).filter(
  (name) => name !== 'console' && name !== 'WebAssembly',
);

/** Begins a script that goes through all functions of the browser. */
const OWNERS = `
  const language = new Set(${JSON.stringify(LANGUAGE)});
  const owners = new Set([window]);
  for (const name of Object.getOwnPropertyNames(window)) {
    if (language.has(name)) continue;
    let value;
    try { value = Object.getOwnPropertyDescriptor(window, name).value } catch { continue }
    if ((typeof value !== 'function' && typeof value !== 'object') || !value || value === window) continue;
    owners.add(value);
    if (value.prototype) owners.add(value.prototype);
  }
  const { getOwnPropertyDescriptor, defineProperty } = Object;
  const { apply, construct } = Reflect;
  const functionIn = (owner, name) => {
    if (owner === window && language.has(name)) return null;
    const descriptor = getOwnPropertyDescriptor(owner, name);
    return typeof descriptor?.value === 'function' && descriptor.configurable ? descriptor : null;
  };
  const setterIn = (owner, name) => {
    const descriptor = getOwnPropertyDescriptor(owner, name);
    return descriptor?.set && descriptor.configurable ? descriptor : null;
  };`;

/** In which ways a function breaks, each as the one that takes its place; `value` is what it was. */
const BREAKS = {
  missing: null,
  throwing: `function () { throw new TypeError('planted') }`,
  /** does nothing, and gives nothing */
  idle: 'function () {}',
  /** does its work and gives null; what is made with `new` cannot be null */
  null: 'function (...args) { return new.target ? construct(value, args) : (apply(value, this, args), null) }',
  undefined:
    'function (...args) { return new.target ? construct(value, args) : (apply(value, this, args), undefined) }',
  /** does nothing, and gives a promise that never settles */
  silent: 'function () { return new Promise(() => {}) }',
};

type Break = keyof typeof BREAKS | 'ignored';

/** Ways to break with which something that is waited for may never come, as with a file that hangs. */
const neverAnswers = (how: Break): boolean => ['idle', 'silent', 'ignored'].includes(how);

/** How a property is called in lists of functions that is set: what takes the value is a function of the browser as well. */
const SETS = '=';

/** A script that breaks a function wherever it is; of a property, what is set is ignored. */
const breaking = (name: string, how: Break): string =>
  how === 'ignored'
    ? `(() => {${OWNERS}
  for (const owner of owners) {
    const descriptor = setterIn(owner, '${name.replace(SETS, '')}');
    if (descriptor) defineProperty(owner, '${name.replace(SETS, '')}', { ...descriptor, set() {} });
  }
})()`
    : `(() => {${OWNERS}
  for (const owner of owners) {
    const descriptor = functionIn(owner, '${name}');
    if (!descriptor) continue;
    const { value } = descriptor;
    ${how === 'missing' ? `delete owner['${name}'];` : `defineProperty(owner, '${name}', { ...descriptor, value: ${BREAKS[how]} });`}
  }
})()`;

declare global {
  interface Window {
    /** the functions that the page read, from its beginning and since its link was pressed */
    __reads?: Record<'first' | 'late', Record<string, true>>;
    /** is the link of the page pressed? */
    __pressed?: boolean;
  }
}

/** A script that notes which functions of the browser a page reads. What it never reads, can break unseen. */
export const recording = (): string => `(() => {${OWNERS}
  const names = new Set(${JSON.stringify([...shippedNames()])});
  const reads = { first: { __proto__: null }, late: { __proto__: null } };
  window.__reads = reads;
  for (const owner of owners)
    for (const name of Object.getOwnPropertyNames(owner)) {
      if (!names.has(name)) continue;
      const setter = setterIn(owner, name);
      if (setter)
        defineProperty(owner, name, {
          ...setter,
          set(to) {
            reads.first[name + '${SETS}'] = true;
            if (window.__pressed) reads.late[name + '${SETS}'] = true;
            apply(setter.set, this, [to]);
          },
        });
      const descriptor = functionIn(owner, name);
      if (!descriptor) continue;
      const { value, enumerable } = descriptor;
      defineProperty(owner, name, {
        configurable: true,
        enumerable,
        get() {
          reads.first[name] = true;
          if (window.__pressed) reads.late[name] = true;
          return value;
        },
        set(value) {
          defineProperty(this ?? window, name, { value, enumerable, configurable: true, writable: true });
        },
      });
    }
})()`;

/** What is broken. */
export interface Fault {
  /** runs before all else of a page */
  script?: string;
  /** runs in the page once it is there, before the link is pressed */
  late?: string;
  file?: { address: string; how: FileFault };
  /** may something that is waited for never come? */
  hangs?: boolean;
}

export interface Case {
  name: string;
  spot: Spot;
  fault: Fault;
}

/** What each spot reads. */
type Reads = ReadonlyMap<Spot, { first: readonly string[]; late: readonly string[] }>;

const turn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The ways in which something breaks: what is set can only be ignored. */
const listBreaks = (broken: string): readonly Break[] =>
  broken.endsWith(SETS) ? ['ignored'] : (Object.keys(BREAKS) as Break[]);

/** Nobody can tell a function that lies from one that has nothing to say, so they are tried at one of the two moments, by turns. */
const isLie = (how: Break): boolean => how !== 'missing' && how !== 'throwing';

/**
 * Every function that a page reads, and every property that it sets, broken in every way, at first load and at a click: each on one of the
 * pages that read it. One that is read nowhere changes nothing, wherever it is broken.
 */
export function functionCases(reads: Reads): Case[] {
  const cases: Case[] = [];
  const late = new Set([...reads.values()].flatMap((read) => read.late));
  for (const when of ['first', 'late'] as const) {
    const names = [...new Set([...reads.values()].flatMap((read) => read[when]))].sort();
    for (const [index, broken] of names.entries()) {
      const readers = [...reads.keys()].filter((spot) => reads.get(spot)?.[when].includes(broken));
      for (const [add, how] of listBreaks(broken).entries()) {
        const isLate = late.has(broken) && (broken.length + add) % 2 === 0;
        if (isLie(how) && isLate !== (when === 'late')) continue;
        // One that many read is tried on another page for each name.
        const spot = turn(readers, index * 31 + add * 3);
        const script = breaking(broken, how);
        const fault = { hangs: neverAnswers(how), ...(when === 'first' ? { script } : { late: script }) };
        cases.push({ name: `${broken} ${how} ${when}`, spot, fault });
      }
    }
  }
  return cases;
}

const FILE_FAULTS = ['missing', 'empty', 'cut', 'portal', 'hanging'] as const;

export type FileFault = (typeof FILE_FAULTS)[number];

/** Each file that a page asks for, broken in every way: with one of its links, where it asks for it whichever is pressed. */
export function fileCases(asked: ReadonlyMap<Spot, readonly string[]>): Case[] {
  const spots = new Map<string, { file: string; spots: Spot[] }>();
  for (const [spot, files] of asked)
    for (const file of new Set(files)) {
      if (!/\.(?:js|css|json|woff2)$/.test(file)) continue;
      const key = `${spot.path}: ${file}`;
      spots.set(key, { file, spots: [...(spots.get(key)?.spots ?? []), spot] });
    }
  return [...spots].flatMap(([key, { file, spots: having }]) =>
    FILE_FAULTS.map((how, index) => ({
      name: `${key} ${how}`,
      spot: turn(having, index),
      fault: { file: { address: file, how } },
    })),
  );
}

/**
 * After how many ms a file that hangs fails after all; null for never. Browsers read no further in a page before its style
 * sheets are there, until they give up; no page can change that.
 */
export const givenUpAfter = (file: string): number | null => (file.endsWith('.css') ? 1_000 : null);
