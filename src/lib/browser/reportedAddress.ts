/**
 * An address as it may leave the browser, whoever it is sent to: without query and hash, which hold what a reader searches, chooses or has
 * opened. The script for error reports holds the text of this function (plugins/sentry/settings.ts), so that it stands on its own.
 * @param keepsHash of which pages the hash may leave, by their addresses; default of none
 */
export function toReportedAddress(address: string, keepsHash?: (page: string) => boolean): string {
  const page = address.replace(/[?#].*/s, '');
  return keepsHash?.(page) ? page + address.slice(page.length).replace(/^[^#]*/, '') : page;
}
