/** A small picture of a set's state, for READMEs and notebooks of people who use it: static, like every file of the site. */
import type { Catalogue, DataSet } from '../catalogue/types';
import { periodWords } from '../period';
import { getVerdict } from '../verdict/verdict';
import { ROWS_STATE_MARK, ROWS_STATE_NAME, type MarkState } from '../words';
import { VARIANT_NAME } from '../catalogue/values';

/** In px. Fonts differ from one machine to another: each text is set to the width that was reckoned for it. */
const HEIGHT = 22;
const FONT_SIZE = 12;
const PADDING = 8;
/** Han characters and full-width signs are as wide as high, others a little more than half. */
const measureWidth = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? FONT_SIZE : FONT_SIZE * 0.58), 0);

const INK = '#2b302c';
/** White on each has a contrast of 4.5 at least. */
const GROUNDS: Partial<Record<MarkState, string>> = {
  ok: '#1f6b57',
  caution: '#7d5100',
  severe: '#9a3216',
  avoid: '#6b1a06',
};

export function badgeTexts(catalogue: Catalogue, { period, variant }: DataSet): [string, string, string] {
  const { rows } = getVerdict(catalogue, period, variant);
  return [
    `${periodWords(period)}${VARIANT_NAME[variant]}`,
    ROWS_STATE_NAME[rows.state],
    `查到${catalogue.dataset.asOf}`,
  ];
}

export const badgeSize = (texts: readonly string[]): { width: number; height: number } => ({
  width: texts.reduce((sum, text) => sum + Math.round(measureWidth(text)) + 2 * PADDING, 0),
  height: HEIGHT,
});

export function toBadge(catalogue: Catalogue, set: DataSet): string {
  const texts = badgeTexts(catalogue, set);
  const { rows } = getVerdict(catalogue, set.period, set.variant);
  const grounds = [INK, GROUNDS[ROWS_STATE_MARK[rows.state]] ?? INK, '#565b54'];
  let at = 0;
  const parts = texts.map((text, i) => {
    const width = Math.round(measureWidth(text));
    const left = at;
    at += width + 2 * PADDING;
    return (
      `<rect x="${left}" width="${at - left}" height="${HEIGHT}" fill="${grounds[i] ?? INK}"/>` +
      `<text x="${left + PADDING}" y="15.5" textLength="${width}" lengthAdjust="spacingAndGlyphs">${text}</text>`
    );
  });
  const { width, height } = badgeSize(texts);
  const title = `${texts[0]}：${texts[1]}（${texts[2]}）`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}"><title>${title}</title><g fill="#fff" font-family="'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif" font-size="${FONT_SIZE}">${parts.join('')}</g></svg>\n`;
}
