import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { isEnglish } from '@site/src/lib/addresses/english';
import { formatCount } from 'rental-data';
import type { HitKind, SearchHit } from 'rental-search';
import Hit from './Hit';
import PlainLink from '@site/src/lib/ui/PlainLink';
import { optionId } from './places';
import styles from './styles.module.css';
import { KIND_NAME } from './words';

export interface ResultGroup {
  kind: HitKind;
  hits: SearchHit[];
  total: number;
}

interface Props {
  groups: ResultGroup[];
  /** turns the results into options of a combobox: id of the list and the active place */
  listbox?: { id: string; active: number };
  className?: string | undefined;
}

export default function SearchResults({ groups, listbox, className }: Props): ReactNode {
  const own = useId();
  const id = listbox?.id ?? own;
  // In a listbox only the input moves between the links; otherwise they are ordinary links.
  const option = (place: number) =>
    listbox
      ? {
          id: optionId(id, place),
          role: 'option',
          tabIndex: -1,
          'aria-selected': place === listbox.active,
        }
      : {};
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <div
      className={className}
      {...(listbox && {
        id,
        role: 'listbox',
        // Browsers make a scrolling element a Tab stop; -1 prevents that.
        tabIndex: -1,
        'aria-label': '搜尋結果',
        onMouseDown: (event) => event.preventDefault(),
      })}
    >
      {groups.map(({ kind, hits, total }, group) => {
        const heading = `${id}-${kind}`;
        const Heading = listbox ? 'div' : 'h2';
        return (
          <section
            key={kind}
            className={styles.group}
            aria-labelledby={heading}
            role={listbox ? 'group' : undefined}
          >
            <Heading className={styles.kind} id={heading}>
              {KIND_NAME[kind]}
              {(!listbox || total > hits.length) && <span className="tiny">{formatCount(total)}筆</span>}
            </Heading>
            <ul role={listbox ? 'presentation' : 'list'}>
              {hits.map((hit, index) => {
                const place = (starts[group] ?? 0) + index;
                const active = listbox?.active === place;
                return (
                  <li
                    key={hit.entry.path}
                    className={clsx(styles.row, active && styles.active)}
                    role={listbox ? 'presentation' : undefined}
                  >
                    <PlainLink
                      className={styles.hit}
                      to={hit.to}
                      lang={isEnglish(hit.entry.path) ? 'en' : undefined}
                      {...option(place)}
                    >
                      <Hit hit={hit} />
                    </PlainLink>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
