/** Is the document in English? Not asked of `lang`, which translators change. Pages in the other language are other documents. */
export const isEnglish = typeof document !== 'undefined' && document.querySelector('[data-english]') !== null;
