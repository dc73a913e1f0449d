import useIsBrowser from '@docusaurus/useIsBrowser';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  label: ReactNode;
  checked: boolean;
  state: ReactNode;
  /** result of the last press; announced to screen readers */
  outcome: ReactNode;
  onChange: (checked: boolean) => void;
}

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
      <p id={id} className="mute">
        {state}
      </p>
      <p role="status">{outcome}</p>
    </>
  );
}

/** Reserves the space of a switch until the scripts draw it. @param without what stands there where no script runs */
export function SwitchPlace({ without, children }: { without: string; children: ReactNode }): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.place} data-at-rest="">
      {isBrowser && children}
      <noscript>
        <p>{without}</p>
      </noscript>
    </div>
  );
}
