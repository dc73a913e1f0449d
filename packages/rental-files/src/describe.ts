import type { Verified } from './check/verify';
import type { Finding } from './table/finding';
import { inLine } from './terminal';
import { COMMAND_WORDS } from './words/command';
import { inLanguage } from './words/findings';
import { withFix, type Language } from './words/language';

/** Which file it is, what is wrong with it, and what is to note. @param name of the file, as whoever asks knows it */
export function describeVerified(
  name: string,
  { format, inspection, notes, findings }: Verified,
  language: Language = 'zh',
): string[] {
  const { candidate, period, practiceRows, profile } = inspection;
  const { variant, version, distance } = candidate;
  const file = COMMAND_WORDS[language].file({
    name: inLine(name),
    period,
    isPractice: period === undefined && practiceRows > 0,
    variant,
    format: format.toUpperCase(),
    isExact: distance === 0,
    version: version.version,
    rows: profile.rows,
  });
  return [
    `${findings.some(({ severity }) => severity !== 'note') ? '✗' : '✓'} ${file}`,
    ...findings.map((finding) => describeFinding(finding, language)),
    ...notes.map((note) => `  ・${inLine(note[language])}`),
  ];
}

const MARKS: Record<Finding['severity'], string> = { wrong: '✗', differs: '！', note: '・' };

/** What was found, and how to mend it where that needs to be. */
export function describeFinding(finding: Finding, language: Language = 'zh'): string {
  const { column, problem, fix, severity } = inLanguage(finding, language);
  // Sentences of some rules name their columns themselves.
  const where =
    column === undefined || problem.includes(column)
      ? ''
      : language === 'zh'
        ? `「${column}」`
        : `“${column}”: `;
  const line = `  ${MARKS[severity]} ${inLine(`${where}${problem}`)}`;
  return severity === 'note' ? line : `${line}\n    ${withFix(['', inLine(fix)], language).trim()}`;
}
