import Glass from '@site/src/features/search/SearchBox/Glass';
import { MAX_QUERY } from '@site/src/features/search/SearchResults/address';
import { useId, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';
import type { FormQuery } from './useFormQuery';

interface Props {
  state: FormQuery;
  label: string;
  hint: string;
  status: string;
  /** further fields; their names are keys in the query */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Typing filters at once; submitting moves on to the results. Without scripts the form is not shown. */
export default function FilterBox({
  state: { form, asked, clear },
  label,
  hint,
  status,
  children,
  actions,
}: Props): ReactNode {
  const id = useId();
  const answer = useRef<HTMLParagraphElement>(null);
  return (
    <div className="noPrint scripted">
      <form
        ref={form}
        id={id}
        role="search"
        aria-label={label}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          answer.current?.focus();
          answer.current?.scrollIntoView();
        }}
      >
        <label className={styles.text}>
          <Glass />
          <span className="vh">{label}</span>
          <input type="search" name="q" placeholder={hint} maxLength={MAX_QUERY} autoComplete="off" />
        </label>
        {children && <div className={styles.fields}>{children}</div>}
      </form>
      <div className={styles.foot}>
        <p ref={answer} role="status" tabIndex={-1}>
          {status}
        </p>
        <button type="submit" form={id} className={styles.button} hidden={!asked}>
          套用
        </button>
        <button
          type="button"
          className={styles.button}
          hidden={!asked}
          onClick={clear}
          aria-label="清除所有篩選條件"
        >
          清除
        </button>
        {actions}
      </div>
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

export function Action({ children, onClick }: { children: ReactNode; onClick: () => void }): ReactNode {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
