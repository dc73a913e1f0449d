/** Visits pages of which something breaks, as a reader does: the same way in every engine. */
import { PATIENCE } from '../patience.mjs';
import {
  fileCases,
  functionCases,
  givenUpAfter,
  findLoss,
  type Case,
  type Fault,
  type FileFault,
  type Loss,
  type Spot,
  type Texts,
} from './cases';

export type { Case, Fault } from './cases';

/** Idle moments in a row, without anything under way, after which a page has come to rest: a broken one does not say so. */
const REST = 6;
/** The same once it has been read, for what may still take something away. */
const SHORT_REST = 3;
/** The same where something is expected, which may be tried again after a while. */
const LONG_REST = 40;
/** How long a page is given to come to rest, in ms, that never does. */
const LONGEST_REST = 10_000;
/** How often a link is pressed that moves away. */
const PRESSES = 3;

export interface Visit extends Loss {
  /** addresses that were asked for, without the origin */
  asked: string[];
  /** the functions that the page read, where a script noted them */
  reads: { first: string[]; late: string[] };
}

/** How a host, a proxy or a portal answers when something is wrong: with something else, or with a part of the file. */
export const BROKEN: Readonly<
  Record<
    Exclude<FileFault, 'hanging'>,
    { status: number; contentType: string; body: string } | { part: number }
  >
> = {
  missing: { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' },
  portal: { status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' },
  empty: { part: 0 },
  cut: { part: 0.5 },
};

/** The beginning of a file that is cut. */
export const cutBody = (body: Buffer, part: number): Buffer => body.subarray(0, body.length * part);

/**
 * A page, read from where none of its scripts has been: whatever its functions are, it answers. It gives undefined where it is
 * on its way to another page or too busy.
 */
export interface Stage {
  /** what was asked for, without the origin */
  asked: readonly string[];
  /** How many requests are under way, without the file that never comes. */
  pending: () => number;
  open: (address: string) => Promise<unknown>;
  /** Waits for an idle moment. @returns whether it came */
  isIdle: () => Promise<boolean | undefined>;
  has: (selector: string) => Promise<boolean | undefined>;
  pathname: () => Promise<string | undefined>;
  texts: () => Promise<Texts | undefined>;
  /** Moves the pointer over the page. */
  point: () => Promise<unknown>;
  scrollDown: () => Promise<unknown>;
  /** Notes that the link is pressed from now on, and breaks what breaks only now. */
  breakLate: () => Promise<unknown>;
  /** Presses the link of the spot. @returns false where something else was hit */
  press: (spot: Spot) => Promise<boolean>;
  reads: () => Promise<Visit['reads'] | undefined>;
}

/** Visits a page and then one that it links to, with something broken. @param usual the same with nothing broken */
export async function visitOn(stage: Stage, spot: Spot, fault: Fault, usual?: Loss): Promise<Visit> {
  const { asked, pending, has, texts } = stage;
  // What fails after all is waited for.
  const { file } = fault;
  const hangs = fault.hangs ?? (file?.how === 'hanging' && givenUpAfter(file.address) === null);
  /** Waits until something is true; or until the page has been at rest, if it has not become so by then. */
  const until = async (isSo: () => Promise<boolean | undefined>, moments: number): Promise<void> => {
    const end = Date.now() + (moments === LONG_REST ? PATIENCE : LONGEST_REST);
    let [quiet, seen] = [0, -1];
    while (Date.now() < end && quiet < moments) {
      if (await isSo()) return;
      const idle = (await stage.isIdle()) && pending() === 0 && seen === asked.length;
      quiet = idle ? quiet + 1 : 0;
      seen = asked.length;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const rest = () => until(() => Promise.resolve(false), SHORT_REST);

  await stage.open(spot.path);
  await until(() => has('footer'), LONG_REST);
  // Somebody who points at something: the scripts come at once.
  await stage.point();
  await until(() => has('html[data-has-hydrated="true"]'), REST);
  await stage.scrollDown();
  await rest();
  await stage.breakLate();
  // A page whose style sheet is gone is loaded once more, and is empty until the sheet has failed again.
  await until(() => has('footer'), LONG_REST);
  const before = await texts();

  const isThere = async () => (await stage.pathname()) === spot.href;
  // What comes later may move the link away under the pointer: readers press again.
  for (let presses = 0; presses < PRESSES; presses++) {
    if ((await stage.press(spot)) || (await isThere())) break;
    await rest();
  }
  const read = async () => {
    const arrived = await isThere();
    return findLoss(spot, { before, after: await texts(), arrived }, hangs);
  };
  const isWhole = async () => {
    if (!hangs && !(await isThere())) return false;
    const { after } = await read();
    return after?.every((text) => usual?.after?.includes(text)) ?? false;
  };
  // What hangs says nothing any more; what is only broken may be tried again after a while.
  await until(isWhole, usual && !hangs ? LONG_REST : REST);
  await rest();
  const loss = await read();
  return { ...loss, asked: [...asked], reads: (await stage.reads()) ?? { first: [], late: [] } };
}

/** All that can break in places, by what was seen there when nothing was broken. */
export const casesAt = (visits: ReadonlyMap<Spot, Visit>): Record<'functions' | 'files', Case[]> => ({
  functions: functionCases(new Map([...visits].map(([spot, { reads }]) => [spot, reads]))),
  files: fileCases(new Map([...visits].map(([spot, { asked }]) => [spot, asked]))),
});
