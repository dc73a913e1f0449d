/** The languages that the command speaks; each text is one record of a type for both, so that none can be forgotten. */
export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names in English, each in quotation marks. */
export const quotedNames = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

const FIX: Record<Language, string> = { zh: '修正：', en: 'Fix: ' };

/** A problem and what to do about it. */
export type ProblemAndFix = readonly [problem: string, fix: string];

export const withFix = ([problem, fix]: ProblemAndFix, language: Language): string =>
  `${problem}${language === 'zh' ? '' : ' '}${FIX[language]}${fix}`;
