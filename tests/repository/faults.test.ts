/** Which faults of tests/faults/faults.yaml break which line of CONFORMANCE.md, and which test files find one. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { listTests } from '../support/sources';

interface Fault {
  name: string;
  file: string;
  find?: string;
  line?: string | string[];
  run: string;
  says: string;
}

interface Line {
  text: string;
  /** must a test see it broken? */
  built: boolean;
  /** what proves it; in section 7 it stands with the state */
  proof: string;
}

const [introduction = '', ...sections] = readFileSync('CONFORMANCE.md', 'utf8').split(/^## /m);

const lines = sections.flatMap((section): Line[] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([text = '', state = '', ...others]) => ({
      text,
      // Section 8 names results instead of states: each of them is there.
      built: /^[1-79]\./.test(section) ? /^(?:done|replaced)/.test(state) : section.startsWith('8.'),
      proof: others.at(-1) ?? state,
    })),
);

const planted = parse(readFileSync('tests/faults/faults.yaml', 'utf8')) as Fault[];
const faults = planted.map(({ name, line = [], run }) => ({ name, run, beginnings: [line].flat() }));

/** A whole text before one that begins with it: `Unmatched route` stands in two sections. */
const findLines = (beginning: string): Line[] => {
  const same = lines.filter(({ text }) => text === beginning);
  return same.length > 0 ? same : lines.filter(({ text }) => text.startsWith(beginning));
};

/** As CONFORMANCE.md names the test that a check runs. */
function nameTest(run: string): string {
  const [tool, , ...others] = run.split(' ');
  if (tool === 'playwright') return `browser/${others[0] ?? ''}.spec.ts`;
  return others[0] === '--config' ? `built/${others[2] ?? ''}.test.ts` : (others[0] ?? '');
}

it('what a fault replaces stands in its file', () => {
  // Those of the built site are known after a build only.
  const known = planted.filter(({ file, find }) => find !== undefined && !/^build|\*/.test(file));
  const gone = known.filter(({ file, find = '' }) => !readFileSync(file, 'utf8').includes(find));
  expect(known.length).toBeGreaterThan(50);
  expect(gone.map(({ name }) => name)).toEqual([]);
});

it('every line of the specification has a fault of its own', () => {
  const broken = new Set(faults.flatMap(({ beginnings }) => beginnings.flatMap(findLines)));
  const whole = lines.filter((line) => line.built && !broken.has(line));
  expect(lines.filter(({ built }) => built).length).toBeGreaterThan(50);
  expect(whole.map(({ text }) => text)).toEqual([]);
});

it('every fault breaks lines that are there, and is seen by a test that they name', () => {
  const wrong = faults.flatMap(({ name, run, beginnings }) =>
    beginnings.flatMap((beginning) => {
      const found = findLines(beginning);
      if (found.length !== 1) return [`${name}: ${found.length} lines begin with ${beginning}`];
      const named = [...(found[0]?.proof ?? '').matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
      const test = nameTest(run);
      return named.some((span) => test.startsWith(span))
        ? []
        : [`${name}: ${beginning} does not name ${test}`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Files of tests, with the beginnings of titles that stand behind them; what stands behind `;` explains. */
const named = lines.flatMap(({ text, proof }) =>
  [...proof.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`(?: \(([^);]*))?/g)].map(([, name = '', titles]) => ({
    text,
    file: name.replace(/^(?=(?:browser|built)\/)/, 'tests/'),
    titles: titles?.split(', ') ?? [],
  })),
);

it('every test that a line names by its title stands in its file', () => {
  const missing = named.flatMap(({ text, file, titles }) => {
    const source = readFileSync(file, 'utf8').toLowerCase();
    return titles
      .filter((title) => !source.includes(title.toLowerCase()))
      .map((title) => `${text}: ${file} has no “${title}”`);
  });
  expect(named.filter(({ titles }) => titles.length > 0).length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

it('every line that is built, those of the tables behind section 9 too, names a test', () => {
  const bare = sections
    .flatMap((section) => section.split('\n'))
    .filter((line) => /^\| .* \| (?:done|replaced)/.test(line))
    .filter(
      (line) =>
        !/`(?:browser|built|tests|src|plugins|packages|scripts|config|bench)\/|`engines`|`npm run|step `/.test(
          line,
        ),
    );
  expect(bare).toEqual([]);
});

it('the beginning explains each state of a line, and no other', () => {
  const explained = [...introduction.matchAll(/\*\*(\w+)\*\*/g)].map(([, name = '']) => name);
  // Section 8 names results instead.
  const used = sections
    .filter((section) => !section.startsWith('8.'))
    .flatMap((section) =>
      section
        .split('\n')
        .filter((line) => line.startsWith('| '))
        .slice(2)
        .map((line) => /^\w*/.exec(line.slice(2).split(' | ')[1] ?? '')?.[0] ?? ''),
    );
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].sort()).toEqual([...explained].sort());
});

const TESTS = listTests().filter((file) => /(?<!fixtures\/.*)\.(?:test|spec)\.tsx?$/.test(file));

/** Where the checks of a tool look for their tests. */
function testsFor(tool: string, config: string): readonly string[] {
  if (tool === 'playwright') return TESTS.filter((file) => file.startsWith('tests/browser/'));
  const [, name] = /^vitest\.(\w+)\.config/.exec(config) ?? [];
  return TESTS.filter((file) =>
    name === undefined ? !/^tests\/(?!repository\/)/.test(file) : file.startsWith(`tests/${name}/`),
  );
}

/** The test files that a check names: by all of their path, by their name, or by a part that no other has. */
function filesNamed(run: string): string[] {
  const [tool = '', , ...args] = run.split(' ');
  if (tool !== 'vitest' && tool !== 'playwright') return [];
  const given = testsFor(tool, args[args.indexOf('--config') + 1] ?? '');
  return args
    .filter((arg, index) => !arg.startsWith('-') && !args[index - 1]?.startsWith('-'))
    .flatMap((part) => {
      const found = given.filter((file) => file.includes(part));
      const own = found.filter((file) => new RegExp(`/${part}\\.(?:test|spec)\\.tsx?$`).test(file));
      return found.length === 1 ? found : own;
    });
}

/** Test files without a fault, and why. */
const EXCUSED: Record<string, string> = {
  'tests/browser/dev.spec.ts': 'bundles the site for half a minute before it looks at it',
  'tests/browser/survival.spec.ts': 'tries a thousand cases, in hours',
  'tests/browser/swap.spec.ts': 'readers come to the new release by two ways, of which one fault takes one',
  'tests/read-aloud/read-aloud.test.ts': 'people judge what it writes; `npm test` leaves it out',
};

it('every test file finds a fault that is planted for it', () => {
  const finding = new Set([
    ...planted.flatMap(({ run }) => filesNamed(run)),
    ...planted.map(({ says }) => says),
  ]);
  const idle = TESTS.filter((file) => !finding.has(file));
  expect(TESTS.length).toBeGreaterThan(300);
  expect(
    idle,
    'Fix: for each new test file, list a fault that it finds in tests/faults/faults.yaml, and plant it: npm run faults -- its name',
  ).toEqual(Object.keys(EXCUSED));
});
