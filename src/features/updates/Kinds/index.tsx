import { island } from '@site/src/lib/ui/island';
import { useEffect, useRef, type ReactNode } from 'react';
import { startKinds } from './start';
import styles from './styles.module.css';

interface Props {
  /** as the address names it, its name, and how many there are; the first one is all of them */
  kinds: readonly (readonly [kind: string, name: string, count: number])[];
}

/** Chooses the kind whose entries are shown: without scripts too, by the style sheet of the page. */
function Kinds({ kinds }: Props): ReactNode {
  const field = useRef<HTMLFieldSetElement>(null);
  // While the site is edited React draws all of a page.
  useEffect(() => {
    const place = field.current?.parentElement;
    return place ? startKinds(place, () => undefined) : undefined;
  }, []);
  return (
    <fieldset ref={field} className={styles.kinds}>
      <legend>只看一種</legend>
      {kinds.map(([kind, name, count], index) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} defaultChecked={index === 0} />
          <span>{`${name}${String(count)}`}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The island reads what it needs from the page. */
export default island('update-kinds', Kinds, () => ({}));
