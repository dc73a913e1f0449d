import { Fragment, type ReactNode } from 'react';
import { PAGE } from '@site/src/lib/addresses/names';
import Mark from '@site/src/features/marks/Mark';
import type { SearchHit, TextPart } from 'rental-search';
import { isKey, namesVersion } from './address';
import styles from './styles.module.css';

/** Head of what explains the columns of all dataset versions. */
const DICTIONARY = '欄位字典';

export function Parts({ parts }: { parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, hit }, index) =>
    hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

export default function Hit({ hit }: { hit: SearchHit }): ReactNode {
  const { entry, to, title, excerpt } = hit;
  const { version, mark } = entry;
  // Facts that the title or the mark already shows are left out.
  const facts = entry.facts.filter((fact) => fact !== mark?.text);
  const place = to === entry.path ? entry.parents : [PAGE.about.name, DICTIONARY];
  const parents = place.filter((parent) => parent !== entry.title);
  const showVersion = to === entry.path && !namesVersion(entry);
  const quoted = excerpt.map(({ text }) => text).join('');
  return (
    <>
      <span className={styles.title}>
        <Parts parts={title} />
      </span>
      {(facts.length > 0 || parents.length > 0 || showVersion) && (
        <span className={styles.facts}>
          {facts.map((fact) =>
            isKey(fact) ? <code key={fact}>{fact}</code> : <span key={fact}>{fact}</span>,
          )}
          {parents.length > 0 && (
            <span>
              {parents.map((parent, index) => (
                <Fragment key={index}>
                  {index > 0 && <span className={styles.step} aria-hidden="true" />}
                  {parent}
                </Fragment>
              ))}
            </span>
          )}
          {showVersion && <span>資料集版本{version}</span>}
        </span>
      )}
      {excerpt.length > 0 && (
        <span className={styles.excerpt}>
          {!entry.text.startsWith(quoted) && <span>……</span>}
          <Parts parts={excerpt} />
          {!entry.text.endsWith(quoted) && <span>……</span>}
        </span>
      )}
      {mark && (
        <span className={styles.state}>
          <Mark state={mark.state} className={styles.mark ?? ''}>
            {mark.text}
          </Mark>
        </span>
      )}
    </>
  );
}
