import { readFileSync } from 'node:fs';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import { listSources } from '@site/tests/support/sources';
import { readKey } from './readKey';

// While it composes, and the press that accepts a candidate where that comes too late.
it.each([
  { isComposing: true, keyCode: 13 },
  { isComposing: false, keyCode: 229 },
])('a press of an input method is no key: %j', (press) => {
  const nativeEvent = { key: 'Enter', ...press } as KeyboardEvent;
  expect([readKey(nativeEvent), readKey({ nativeEvent } as ReactKeyboardEvent)]).toEqual(['', '']);
});

it('a press of the reader is its key', () => {
  expect(readKey({ key: 'Enter', isComposing: false } as KeyboardEvent)).toBe('Enter');
});

it('nothing else on the site reads which key an event is of', () => {
  // Of an event by its name, of one that is taken apart, and of one that a handler takes apart.
  const reads =
    /\bevent\.(?:nativeEvent\.)?(?:key|code|which)\b|\{[^{}]*\bkey\b[^{}]*\} = [^;]*event\b|(?:\bonKey\w+=\{|['"]key\w+['"], )\(\{|\bkeyCode\b|\bisComposing\b/;
  const inBrowsers = ['browser', 'clientModules', 'drawing', 'html', 'navigation'];
  const files = listSources('src', ...inBrowsers.map((folder) => `packages/html-first/src/${folder}`));
  expect(files.filter((file) => reads.test(readFileSync(file, 'utf8')))).toEqual(['src/lib/ui/readKey.ts']);
});
