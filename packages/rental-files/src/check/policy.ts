/** Two policies over what was found in a file: what keeps it from being published, and what a reader is told. */
import type { Finding, Rule } from '../table/finding';

/** What stands in the way of publishing a file: all that the exporter writes otherwise, however well it can be read. */
export const forPublisher = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ audience }) => audience !== 'reader');

const ORIGINAL = '需要和公布的相同，就用沒有改過的原檔。';
const FIXES: Partial<Record<Rule, string>> = {
  columns: '多的欄位留著，沒有的欄位不能用；需要全部的欄位，就用沒有改過的原檔。',
  values: '這些值留著原樣，不算在統計裡；用沒有改過的原檔就沒有這個問題。',
  rows: '重新下載這個檔案。',
  period: '對照檔名的期別；改過檔名的，改回原來的。',
  duplicates: '同一則刊登會算好幾次；計算之前先決定留哪一列。',
  written: ORIGINAL,
  layout: ORIGINAL,
  practice: '要真的資料，請打開公布的檔案。',
};
const ORDER: readonly Finding['severity'][] = ['wrong', 'differs', 'note'];

/** What a reader is told, what makes figures wrong first; rules that only a publisher can keep are left out. */
export const forReader = (findings: readonly Finding[]): Finding[] =>
  findings
    .filter(({ audience }) => audience !== 'publisher')
    .map((finding) => ({
      ...finding,
      fix: finding.audience === 'everyone' ? (FIXES[finding.rule] ?? finding.fix) : finding.fix,
    }))
    .sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
