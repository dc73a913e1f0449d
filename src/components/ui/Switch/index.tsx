import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  label: ReactNode;
  checked: boolean;
  /** what holds now, in words */
  state: ReactNode;
  /** what became of the last press; announced */
  outcome: ReactNode;
  onChange: (checked: boolean) => void;
}

/** A switch with its state in words. */
export default function Switch({ label, checked, state, outcome, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <>
      <label className={styles.label}>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={checked}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <p id={id} className={styles.state}>
        {state}
      </p>
      <p role="status">{outcome}</p>
    </>
  );
}

/** Keeps the place of a switch, which comes with the scripts. */
export function SwitchPlace({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.place}>{children}</div>;
}
