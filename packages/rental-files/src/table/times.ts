/** How the times of a file are written: the order of day and month is decided by all of its values, never by one. */
export type Order = 'ymd' | 'ydm' | 'dmy' | 'mdy' | 'roc' | 'serial';

const HALF = '上午|下午|[AaPp]\\.?[Mm]\\.?';
const CLOCK = String.raw`(?:[T ]+(${HALF})? ?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?: ?(${HALF}))?)?`;
const ZONE = String.raw`(?: CST)?(?: ?(?:UTC)?(Z|[+-]\d{2}:?\d{2}))?`;
const DATE = String.raw`(?:民國 ?)?(\d{1,4})[-/.年](\d{1,2})[-/.月](\d{1,4})日?`;
/** `2026/4/8 03:12`, `2026-04-08`, `8/4/2026 下午 3:12`, `2026-04-07T19:12:00.000Z`, `115/4/8`. */
const TIME = new RegExp(`^${DATE}${CLOCK}${ZONE}$`);
/** Days since the end of 1899, as spreadsheets count: from 2017 to 2044. */
const SERIAL = /^(4[2-9]\d{3}|5[0-2]\d{3})(?:\.(\d+))?$/;
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;
const TAIPEI = 8 * 3_600_000;
/** Years of the Republic: 106 is 2017. */
const ROC = 1911;

interface Parts {
  order: Order;
  milliseconds: number;
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day that there is; undefined for February 30th. */
function dayAt(year: number, month: number, day: number): number | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return Date.UTC(year, month - 1, day);
}

function parseClock(
  half: string | undefined,
  hours: string,
  minutes: string,
  seconds: string,
): number | undefined {
  const given = Number(hours);
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  if (half === undefined) return given > 23 ? undefined : given;
  if (given > 12) return undefined;
  return (given % 12) + (/^(?:下午|p)/i.test(half) ? 12 : 0);
}

/** Every reading of a time, each with the moment by the clock in Taipei; none for what is no time. */
export function listReadings(text: string): Parts[] {
  const serial = SERIAL.exec(text);
  if (serial) {
    const seconds = Math.round(Number(`0.${serial[2] ?? '0'}`) * 86_400);
    return [{ order: 'serial', milliseconds: SERIAL_ZERO + Number(serial[1]) * DAY + seconds * 1000 }];
  }
  const [found, a = '', b = '', c = '', before, hours = '0', minutes = '0', seconds = '0', after, zone] =
    TIME.exec(text) ?? [];
  if (found === undefined) return [];
  const hour = parseClock(before ?? after, hours, minutes, seconds);
  if (hour === undefined) return [];
  const [one, two, three] = [Number(a), Number(b), Number(c)];
  const days: [Order, number | undefined][] =
    a.length === 4 && c.length < 3
      ? [
          ['ymd', dayAt(one, two, three)],
          ['ydm', dayAt(one, three, two)],
        ]
      : a.length === 3 && c.length < 3
        ? [['roc', dayAt(one + ROC, two, three)]]
        : a.length < 3 && c.length === 4
          ? [
              ['dmy', dayAt(three, two, one)],
              ['mdy', dayAt(three, one, two)],
            ]
          : [];
  const clock = ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  const sign = zone?.startsWith('-') ? -1 : 1;
  const ahead =
    zone === undefined
      ? TAIPEI
      : zone === 'Z'
        ? 0
        : sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))) * 60_000;
  return days.flatMap(([order, day]) =>
    day === undefined ? [] : [{ order, milliseconds: day + clock - ahead + TAIPEI }],
  );
}

/** The orders that each time of a file fits so far. */
export class TimeSurvey {
  /** of each family of orders: what is left of it */
  readonly #left = new Map<string, Set<Order>>();

  add(text: string): void {
    const orders = listReadings(text).map(({ order }) => order);
    const [first] = orders;
    if (first === undefined) return;
    const family = FAMILY[first];
    const left = this.#left.get(family);
    if (!left) this.#left.set(family, new Set(orders));
    else for (const order of left) if (!orders.includes(order)) left.delete(order);
  }

  /** @returns the orders that every value of their family fits; two of one family where nothing tells */
  get orders(): Order[] {
    return [...this.#left].flatMap(([family, left]) =>
      // The publisher's own order stands before the one that hardly anybody writes.
      family === 'year first' && left.has('ymd') ? ['ymd' as const] : [...left],
    );
  }
}

const FAMILY: Record<Order, string> = {
  ymd: 'year first',
  ydm: 'year first',
  dmy: 'year last',
  mdy: 'year last',
  roc: 'roc',
  serial: 'serial',
};

export const ORDER_WORDS: Record<Order, string> = {
  ymd: '年、月、日',
  ydm: '年、日、月',
  dmy: '日、月、年',
  mdy: '月、日、年',
  roc: '民國年、月、日',
  serial: '試算表的日數',
};

/** A time as a dataset version writes it. @returns null where it is none, or where two orders fit */
export function timeAs(pattern: string, text: string, orders: readonly Order[]): string | null {
  const readings = listReadings(text).filter(({ order }) => orders.includes(order));
  const [reading] = readings;
  if (!reading || readings.length > 1) return null;
  const parts = new Date(reading.milliseconds).toISOString().split(/\D/);
  return pattern.replaceAll(/%([YmdHMS])/g, (_, key: string) => parts['YmdHMS'.indexOf(key)] ?? '');
}
