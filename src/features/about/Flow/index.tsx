import clsx from 'clsx';
import Fold from '@site/src/lib/ui/Fold';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  desc: string;
  lanes: {
    name: string;
    /** short: up to twelve characters each */
    steps: string[];
  }[];
}

/** With more steps than this in a row, the text is set smaller so that words do not break. */
const ROOMY = 4;

/** A decorative arrow from the previous box; the ordered list already gives the order. */
function Arrow(): ReactNode {
  return (
    <svg
      className={styles.arrow}
      viewBox="0 0 20 12"
      width="20"
      height="12"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 6H15" />
      <path d="m11 1.5 6 4.5-6 4.5" />
    </svg>
  );
}

export default function Flow({ title, desc, lanes }: Props): ReactNode {
  const id = useId();
  return (
    <figure className="container" aria-describedby={id}>
      <figcaption className="mb3 bold">{title}</figcaption>
      {lanes.map(({ name, steps }, lane) => (
        <div key={name} className={styles.lane}>
          <p className={styles.name} id={`${id}-${lane}`}>
            {name}
          </p>
          <ol
            className={clsx(styles.steps, steps.length > ROOMY && styles.dense)}
            aria-labelledby={`${id}-${lane}`}
          >
            {steps.map((step, i) => (
              <li key={step} className={styles.step}>
                {i > 0 && <Arrow />}
                <span className={styles.box}>{step}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <Fold summary="圖的文字說明">
        <p id={id} className="smallLoose measure">
          {desc}
        </p>
      </Fold>
    </figure>
  );
}
