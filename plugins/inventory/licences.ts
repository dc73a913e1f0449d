/** The list of licences: what browsers load of others, in the words of this site. */
import type { KnownLicences, Notice } from 'html-first/inventory';
import { groupBy } from 'rental-data/helpers';
import { BOUNDARIES, COPYRIGHTS, HOLDS_OTHERS, LICENCE_EXCEPTIONS } from '../../config/licences';

export const KNOWN_LICENCES: KnownLicences = {
  licences: LICENCE_EXCEPTIONS,
  copyrights: COPYRIGHTS,
  holdsOthers: HOLDS_OTHERS,
  besides: [BOUNDARIES],
};

const LINE = '-'.repeat(80);

export function toLicenceList(notices: readonly Notice[], site: string): string {
  const formatHead = ({ title, owners }: Notice) => (owners ? [title, ...owners.split('\n')] : [title]);
  const byText = groupBy(notices, ({ text }) => text);
  return [
    `${site}：瀏覽器載入的套件，以及它們的授權`,
    '',
    '這份清單由建置時實際打包的檔案產生。網站自己的程式以CC0 1.0釋出。',
    '',
    ...notices.map(({ title, licence }) => `- ${title}（${licence}）`),
    '',
    ...[...byText].flatMap(([text, same]) => [LINE, ...same.flatMap(formatHead), '', text, '']),
  ].join('\n');
}
