import Glass from '@site/src/components/site/SearchBox/Glass';
import { MAX_QUERY } from '@site/src/components/site/SearchResults/address';
import { useId, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';
import type { FormQuery } from './useFormQuery';

interface Props {
  state: FormQuery;
  /** what the form does */
  label: string;
  /** what one may type */
  hint: string;
  /** how much was found, read out after each change */
  status: string;
  /** further fields; their names stand in the address */
  children?: ReactNode;
  /** buttons beside the status */
  actions?: ReactNode;
}

/**
 * A form that narrows down what stands on the page. What is typed counts at once; to submit it leads on to what was found,
 * below the fields. Without scripts it is not there, and everything is.
 */
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
    <div className={styles.box}>
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
  /** value → word, in this order */
  options: readonly (readonly [value: string, word: string])[];
}

/** One of several values, or any. */
export function Choice({ name, label, options }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
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

/** Yes, or never mind. */
export function Check({ name, label }: Pick<ChoiceProps, 'name' | 'label'>): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} value="1" />
      {label}
    </label>
  );
}

interface ActionProps {
  children: ReactNode;
  onClick: () => void;
}

/** A further button beside the status. */
export function Action({ children, onClick }: ActionProps): ReactNode {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
