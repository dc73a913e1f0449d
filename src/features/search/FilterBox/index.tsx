import Glass from '@site/src/features/search/SearchBox/Glass';
import { MAX_QUERY } from '@site/src/features/search/SearchResults/address';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** lets the fields answer */
  start: (island: HTMLElement, onAlive: () => void) => () => void;
  label: string;
  hint: string;
  status: string;
  /** further fields; their names are keys in the query */
  children?: ReactNode;
  actions?: ReactNode;
  /** what is shown where nothing fits */
  nothing?: ReactNode;
}

/** Typing filters at once; submitting moves on to the results (start.ts). Without scripts the form is not shown. */
export default function FilterBox({
  start,
  label,
  hint,
  status,
  children,
  actions,
  nothing,
}: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // Only while the site is edited: there React draws pages in browsers, and wakes no island.
  useEffect(() => {
    const island = box.current?.closest<HTMLElement>('[data-island]');
    return island ? start(island, () => undefined) : undefined;
  }, [start]);
  return (
    <div ref={box} className="noPrint scripted">
      <form id={id} role="search" aria-label={label} className={styles.form}>
        <label className={styles.text}>
          <Glass />
          <span className="vh">{label}</span>
          <input type="search" name="q" placeholder={hint} maxLength={MAX_QUERY} autoComplete="off" />
        </label>
        {children && <div className={styles.fields}>{children}</div>}
      </form>
      <div className={styles.foot}>
        <p role="status" tabIndex={-1}>
          {status}
        </p>
        <button type="submit" form={id} className={styles.button} hidden data-asked="">
          套用
        </button>
        <button
          type="button"
          className={styles.button}
          hidden
          data-asked="clear"
          aria-label="清除所有篩選條件"
        >
          清除
        </button>
        {actions}
      </div>
      {nothing && (
        <p hidden data-nothing>
          {nothing}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly (readonly [value: string, word: string])[];
}

export function Choice({ name, label, options }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      <span className="block tiny">{label}</span>
      <select name={name}>
        <option value="">{'全部'}</option>
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Check({ name, label }: Pick<ChoiceProps, 'name' | 'label'>): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} value="1" />
      {label}
    </label>
  );
}

/** @param name by which its code finds it */
export function Action({ children, name }: { children: ReactNode; name: string }): ReactNode {
  return (
    <button type="button" className={styles.button} data-action={name}>
      {children}
    </button>
  );
}
