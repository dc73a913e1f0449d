/** Tells the reader of a page that was kept of when it is: the site gave no whole page in its place. */

/** As other notes in front of a page (src/shell/WithoutCode): the worker knows no names of classes. */
const STYLE = 'background:var(--amber-ground);color:var(--amber);padding-block:var(--s-3)';

const words = (day: string, isEnglish: boolean): string =>
  isEnglish
    ? `The site does not give this page now. What you see was kept ${day ? `on ${day}` : 'before'}.`
    : `現在讀不到網站上的這一頁，以下是${day ? `<span class="num">${day}</span>` : '之前'}存下的內容。`;

/** The day of a date as a header has it, where the reader is; an empty text where there is none. */
function formatDay(date: string | null, isEnglish: boolean): string {
  const day = new Date(date ?? '');
  if (isNaN(day.getTime())) return '';
  return isEnglish
    ? day.toISOString().slice(0, 10)
    : `${day.getFullYear()}年${day.getMonth() + 1}月${day.getDate()}日`;
}

/** Puts the line in front of the content, with the mark of what belongs to one page alone. @param date of the answer that was kept */
export function withDay(html: string, date: string | null): string {
  const isEnglish = /<html[^>]*\blang=["']?en\b/.test(html);
  const line = `<div data-rh="true" data-kept role="status" style="${STYLE}"><p class="wrap small">${words(formatDay(date, isEnglish), isEnglish)}</p></div>`;
  // React draws in this element, and would find something that is not its own.
  return html.replace(/<div\b[^>]*\bmain-wrapper\b/, (box) => line + box);
}
