import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { followAddress, readQuery, writeAddress } from '@site/src/features/search/formQuery';
import {
  COLUMN_GROUPS,
  type ColumnGroup,
  GROUP_NAME,
  type Variant,
  VARIANT_NAME,
  VARIANTS,
} from 'rental-data';
import { FIRST, show, SHOWN_ID } from './dom';
import styles from './picker.module.css';

/** Columns that readers ask for most: the rent, the time to let, and the first of the two families that changed. */
const COMMON = [FIRST.column, '出租所費天數', '提供家具_床？', '附近有_學校？'];

function asked(query: string): { column: string; variant: Variant } {
  const params = new URLSearchParams(query);
  return {
    column: params.get('column') ?? FIRST.column,
    variant: VARIANTS.find((one) => one === params.get('variant')) ?? FIRST.variant,
  };
}

/** The value of a choice: empty for what the page shows first, so that the address need not name it. */
const toValue = (one: string): string => (one === FIRST.column || one === FIRST.variant ? '' : one);

/** What the form asks for, which it and the address say alike; deferred, because what is drawn follows it. */
function useQuery(form: RefObject<HTMLFormElement | null>): string {
  const now = useSyncExternalStore(
    (notify) => (form.current ? followAddress(form.current, notify) : () => undefined),
    () => (form.current ? readQuery(form.current) : ''),
    () => '',
  );
  const query = useDeferredValue(now);
  useEffect(() => {
    if (form.current && readQuery(form.current) === query) writeAddress(query);
  }, [form, query]);
  return query;
}

interface Props {
  columns: Record<ColumnGroup, string[]>;
}

export default function Picker({ columns }: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const query = useQuery(form);
  const { column, variant } = asked(query);
  const served = useRef(true);
  useLayoutEffect(() => {
    if (served.current && query === '') return;
    served.current = false;
    show(column, variant);
  }, [query, column, variant]);

  const choose = (header: string) => {
    const select = form.current?.querySelector('select');
    if (!select) return;
    select.value = toValue(header);
    select.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="選一個欄位"
      onSubmit={(event) => {
        event.preventDefault();
        document.getElementById(SHOWN_ID)?.scrollIntoView();
      }}
    >
      <p className={styles.common}>
        {COMMON.map((header) => (
          <button key={header} type="button" aria-pressed={header === column} onClick={() => choose(header)}>
            {header}
          </button>
        ))}
      </p>
      <label>
        <span className="block tiny">欄位</span>
        <select name="column" defaultValue="" autoComplete="off">
          {COLUMN_GROUPS.map((group) => (
            <optgroup key={group} label={GROUP_NAME[group]}>
              {columns[group].map((header) => (
                <option key={header} value={toValue(header)}>
                  {header}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        <span className="block tiny">內容</span>
        <select name="variant" defaultValue="" autoComplete="off">
          {VARIANTS.map((one) => (
            <option key={one} value={toValue(one)}>
              {VARIANT_NAME[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btnLine">
        看這一欄
      </button>
    </form>
  );
}
