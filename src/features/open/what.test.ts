// First, because it replaces what components import.
import { render } from '@site/tests/support/renderPage';
import { makeReadFile } from 'rental-files/testing/openedFile';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { findSet } from 'rental-data';
import { toSetDocument } from 'rental-data/formats';
import { SITE } from 'rental-data/testing/citationSample';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { filePage, incidentItem } from '@site/src/lib/addresses/pages';
import What from './What';
import type { ReadFile } from 'rental-files/session';

const readFile = (period: string): ReadFile => makeReadFile({ period, version: '0.2' });

const draw = (...files: ReadFile[]): string => {
  const opened = { files, failed: [], columns: [], pairs: [], kept: [], rows: 9, missing: '-', yes: ['T'] };
  const sets = files.map(({ period = '', variant }) =>
    toSetDocument(catalogue, findSet(catalogue, period, variant), SITE),
  );
  return render(catalogue, createElement(What, { opened, sets, unread: [], onChoose: () => undefined }));
};
const UNKNOWN = '公布的檔案有沒有更換過，沒有紀錄。';

it('of a file whose period was put up anew says when and why, and leads to its page', () => {
  const html = draw(readFile('2022-05'));
  expect(html).toContain('公布的CSV在2022年10月更換過：');
  expect(html).toContain(incidentItem('flags-written-as-values-2021'));
  expect(html).toContain(filePage('2022-05', 'raw'));
  expect(html).not.toContain(UNKNOWN);
});

it('of any other says that nothing is recorded, and folds the verdict where it is not the published file', () => {
  for (const file of [readFile('2019-05'), { ...readFile('2019-05'), differences: ['少了一欄。'] }]) {
    const open = draw(file).replace(/<details[^]*?<\/details>/g, '');
    expect(open.includes('<dl')).toBe(file.differences.length === 0);
    expect(open).toContain(UNKNOWN);
    expect(open).toContain(filePage('2019-05', 'raw'));
  }
});

it('says it of each of several', () => {
  const html = draw(readFile('2019-05'), readFile('2022-05'));
  expect(html.split(UNKNOWN)).toHaveLength(2);
  expect(html.split('更換過：')).toHaveLength(2);
  expect(html.match(/(?<=id=")verdict-[^"]+/g)).toEqual(['verdict-2019-05', 'verdict-2022-05']);
});
