/** Rents of a reader's own files: maps, choices and what is kept, each with code of the engine's own. */
import { it } from 'vitest';
import { makeTable, toZip } from 'rental-data/testing/tables';
import { give } from './opening';
import { expectNoFaults, type Tour } from './tour';

const MONTHS = ['2024-02', '2024-03'].map((period) =>
  toZip(makeTable({ version: '0.3', variant: 'deduplicated', period, rows: 300 })),
);
const RAW = toZip(makeTable({ version: '0.3', variant: 'raw', period: '2024-03', rows: 2000 }));

const says = (selector: string, words: string): boolean =>
  document.querySelector(selector)?.textContent.includes(words) ?? false;
const hasField = (): boolean => document.querySelector('main input[type=file]') !== null;
const isPressed = (words: string): boolean => {
  const button = [...document.querySelectorAll('main button')].find(
    ({ textContent }) => textContent === words,
  );
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return button !== undefined;
};

export function rents(tour: () => Tour): void {
  it('rents of two months are drawn, counted, magnified where districts are small, kept and forgotten', async () => {
    const { open, reload, until, visitor } = tour();
    await open('/rents/');
    await until('there is a field for files', hasField);
    for (const [place, { name, bytes }] of MONTHS.entries()) {
      await visitor.run(give, name, Buffer.from(bytes).toString('base64'));
      await until(`${name} is drawn`, says, '#answer', place === 0 ? '2024年2月' : '2024年3月');
    }
    await visitor.run(() => document.querySelectorAll<HTMLElement>('main input[name=measure]')[2]?.click());
    await until('dwellings are counted', says, '#answer', '整層住家戶數：');
    await until('they are drawn over time', () =>
      [...document.querySelectorAll('main svg path')].some((path) =>
        /^(?:M[\d.]+ [\d.]+h0){2}$/.test(path.getAttribute('d') ?? ''),
      ),
    );
    await visitor.run(() =>
      document
        .querySelector('main [data-code="67000"]')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
    await until('臺南市 has its small districts once more', () => {
      const [whole, corner] = [...document.querySelectorAll('main figure svg')];
      const box = corner?.getBoundingClientRect();
      return whole?.querySelectorAll('[role=button]').length === 37 && box !== undefined && box.width > 20;
    });
    await until('they can be kept', isPressed, '留在這個瀏覽器');
    await until('they are kept', says, 'main', '下次打開還在');
    await reload();
    await until('they come back', says, '#answer', '2024年3月');
    await until('they can be forgotten', isPressed, '不要留');
    await until('they are forgotten', says, 'main', '留在這個瀏覽器');
    await expectNoFaults(tour());
  });

  it('the map of an opened file follows the conditions', async () => {
    const { open, until, visitor } = tour();
    await open('/open/#縣市=17');
    await until('there is a field for files', hasField);
    await visitor.run(give, RAW.name, Buffer.from(RAW.bytes).toString('base64'));
    const answer = 'section[aria-labelledby=answer]';
    await until('it says so', says, answer, '只算符合條件的列：縣市是臺北市。');
    await until('only 臺北市 has rows', () => {
      const rows = [...document.querySelectorAll('section[aria-labelledby=answer] tbody tr')];
      return rows.length === 1 && rows[0]?.textContent.includes('臺北市') === true;
    });
    await until('the others have none', says, `${answer} tfoot`, '21個縣市沒有資料');
    await expectNoFaults(tour());
  });
}
