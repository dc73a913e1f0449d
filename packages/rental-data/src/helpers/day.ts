/** The day of a moment by the clock of the machine that reads it, as an ISO date. @param moment now, when it is left out: what a reader calls today */
export function formatLocalDay(moment = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
