import Fold from '@site/src/lib/ui/Fold';
import { formatCount, isCalendarDay } from 'rental-data';
import type { Filter, RangeFilter } from 'rental-files';
import { type Reader, type OpenedColumn, filterWords, valueWords } from 'rental-files/session';
import { useCallback, useId, useState, type ReactNode } from 'react';
import styles from './page.module.css';
import { useAnswer } from './useAnswer';

interface Props {
  reader: Reader;
  column: OpenedColumn;
  filters: readonly Filter[];
  /** have the rows been counted? Other questions wait for the answer that readers look at */
  ready: boolean;
  onChange: (filters: Filter[]) => void;
}

const replaced = (filters: readonly Filter[], header: string, next: Filter | undefined): Filter[] => [
  ...filters.filter(({ column }) => column !== header),
  ...(next ? [next] : []),
];

/** Up to so many choices are named in the line; more are counted. */
const NAMED = 3;

/** In words, after the header, a condition which an address may have and the field of the column cannot show. */
const unlike = (filter: Filter | undefined, column: OpenedColumn): string =>
  filter ? filterWords(filter, [column]).slice(column.header.length) : '';

function Choices({ reader, column, filters, ready, onChange }: Props): ReactNode {
  const { header } = column;
  const [open, setOpen] = useState(false);
  const ask = useCallback(() => reader.choices(filters, header), [reader, filters, header]);
  const { value, error, settled } = useAnswer(open && ready ? ask : null);
  const own = filters.find((filter) => filter.column === header);
  const chosen = own && 'oneOf' in own ? own.oneOf : [];
  // Chosen, as an address may have it, and not in the file: what is chosen can be taken back.
  const absent = chosen.filter((text) => !value?.some(([known]) => known === text));
  const toggle = (text: string) => {
    const next = chosen.includes(text) ? chosen.filter((known) => known !== text) : [...chosen, text];
    onChange(replaced(filters, header, next.length > 0 ? { column: header, oneOf: next } : undefined));
  };
  const sentence =
    chosen.length > NAMED
      ? `${String(chosen.length)}項`
      : chosen.length > 0
        ? chosen.map((text) => valueWords(column, text)).join('、')
        : unlike(own, column) || '不限';
  return (
    <Fold
      summary={`${header}：${sentence}`}
      className={styles.filter}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <fieldset>
        <legend className="vh">{header}</legend>
        {error !== null && <p>{error}</p>}
        {value === null && settled && error === null && <p>這一欄的值太多，列不出來；請用其他條件。</p>}
        {value &&
          [...value, ...absent.map((text): [string, number] => [text, 0])]
            .filter(([text, rows]) => rows > 0 || chosen.includes(text))
            .map(([text, rows]) => (
              <label key={text}>
                <input type="checkbox" checked={chosen.includes(text)} onChange={() => toggle(text)} />
                <span>{valueWords(column, text)}</span>
                <span className="tiny">{formatCount(rows)}</span>
              </label>
            ))}
      </fieldset>
    </Fold>
  );
}

/** A day as people write it, as the filters want it; empty where it is none. */
function dayIn(text: string): string {
  const [, year = '', month = '', day = ''] = /^\s*(\d{4})\D(\d{1,2})\D(\d{1,2})日?\s*$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(iso) ? iso : '';
}

/** A day in the order year, month, day: the field that browsers have for it follows their language. */
function Day({
  value = '',
  name,
  onChange,
}: {
  value: number | string | undefined;
  name: string;
  onChange: (day: string) => void;
}): ReactNode {
  const [typed, setTyped] = useState({ text: '', value: '' });
  const text = (typed.value === value && typed.text) || String(value);
  return (
    <input
      inputMode="numeric"
      placeholder={`${name}：年-月-日`}
      value={text}
      aria-invalid={text !== '' && value === ''}
      onChange={({ target }) => {
        const day = dayIn(target.value);
        setTyped({ text: target.value, value: day });
        onChange(day);
      }}
    />
  );
}

function Range({ column, filters, onChange }: Props): ReactNode {
  const { header, type, unit } = column;
  const id = useId();
  const own = filters.find((filter) => filter.column === header);
  const range: RangeFilter = own && !('oneOf' in own) && !('isMissing' in own) ? own : { column: header };
  const isTime = type === 'datetime';
  const set = (end: 'from' | 'to', text: string) => {
    const bound = text === '' ? undefined : isTime ? text : Number(text);
    const next: RangeFilter = { ...range, [end]: bound };
    const isOpen = next.from === undefined && next.to === undefined;
    onChange(replaced(filters, header, isOpen ? undefined : next));
  };
  return (
    <div className={styles.range} role="group" aria-labelledby={id}>
      <span id={id}>
        {header}
        {unit && <span className="tiny">{`（${unit}）`}</span>}
        {own && own !== range && <span>{`：${unlike(own, column)}`}</span>}
      </span>
      {(['from', 'to'] as const).map((end) => {
        const [least, most] = isTime ? ['最早', '最晚'] : ['最少', '最多'];
        const name = end === 'from' ? least : most;
        return (
          <label key={end}>
            <span className="vh">{name}</span>
            {isTime ? (
              <Day value={range[end]} name={name} onChange={(text) => set(end, text)} />
            ) : (
              <input
                type="number"
                placeholder={name}
                step="any"
                value={range[end] ?? ''}
                onChange={({ target }) => set(end, target.value)}
              />
            )}
          </label>
        );
      })}
    </div>
  );
}

export default function Filters(props: Props): ReactNode {
  const { type } = props.column;
  return type === 'integer' || type === 'number' || type === 'datetime' ? (
    <Range {...props} />
  ) : (
    <Choices {...props} />
  );
}
