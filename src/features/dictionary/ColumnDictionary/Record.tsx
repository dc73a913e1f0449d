import Link from '@docusaurus/Link';
import Inferred from '@site/src/features/marks/Inferred';
import { pickPage } from '@site/src/lib/addresses/pages';
import { Fragment, type ReactNode } from 'react';
import JsonKey from '@site/src/features/dictionary/JsonKey';
import { type DictionaryColumn, listSentences, splitDefinition, variantWords } from 'rental-data/dictionary';
import { type Context, Facts, listFacts, TERM } from './facts';
import styles from './styles.module.css';

/** What the definitions of a column say beyond the sentence in its row; a second definition is given whole. */
function Definitions({ definitions }: Pick<DictionaryColumn, 'definitions'>): ReactNode {
  const differ = definitions.length > 1;
  return definitions.map(({ variants, description, inferred = [] }, index) => {
    const words = index === 0 ? splitDefinition(description).more : description;
    if (words === '' && inferred.length === 0) return null;
    return (
      <p key={variants.join()} className="measure">
        {differ && <span className="block bold">{variantWords(variants)}</span>}
        <span data-searched>
          {words}
          {inferred.map((sentence) => (
            <Fragment key={sentence}>
              {sentence}
              <Inferred />
            </Fragment>
          ))}
        </span>
      </p>
    );
  });
}

function PeriodsLink({ columns }: { columns: readonly DictionaryColumn[] }): ReactNode {
  const headers = columns.map(({ header }) => header).join();
  const isRaw = columns.every(({ life }) => /[br]/.test(life));
  return (
    <Link
      to={pickPage({ variant: isRaw ? 'raw' : 'deduplicated', columns: headers })}
      aria-label={`各期狀態：${headers.replaceAll(',', '、')}`}
    >
      各期狀態
    </Link>
  );
}

interface Props {
  columns: readonly [DictionaryColumn, ...DictionaryColumn[]];
  context: Context;
}

/** The fold of a row with one column. */
export function Record({ columns: [column], context }: Props): ReactNode {
  return (
    <>
      <Definitions definitions={column.definitions} />
      <Facts facts={listFacts(column, context)} />
      <p className={styles.more}>
        <PeriodsLink columns={[column]} />
      </p>
    </>
  );
}

/** The fold of a row with several columns: what all of them share, then each with what it has of its own. */
export function FamilyRecord({ columns, context, beginning }: Props & { beginning: string }): ReactNode {
  const facts = new Map(columns.map((column) => [column, listFacts(column, context)]));
  const toKey = ({ term, says }: { term: string; says: string }): string => `${term} ${says}`;
  const shared = (facts.get(columns[0]) ?? []).filter((fact) =>
    columns.every((column) => facts.get(column)?.some((own) => toKey(own) === toKey(fact))),
  );
  const sharedKeys = new Set(shared.map(toKey));
  const firstSentences = new Set(listSentences(columns[0], beginning).map(({ alike }) => alike));
  return (
    <>
      <Definitions definitions={columns[0].definitions} />
      <Facts facts={shared} />
      <ul className={styles.members}>
        {columns.map((column) => {
          const { anchor, header, key } = column;
          const own = listSentences(column, beginning).filter(({ alike }) => !firstSentences.has(alike));
          const others = (facts.get(column) ?? []).filter((fact) => !sharedKeys.has(toKey(fact)));
          return (
            <li key={anchor} id={anchor}>
              <b data-searched>{header}</b>
              {key !== undefined && (
                <span className={styles.after} data-searched>
                  <JsonKey name={key} />
                </span>
              )}
              {own.length > 0 && <p data-searched>{own.map(({ sentence }) => sentence)}</p>}
              <Facts facts={others.filter(({ term }) => key === undefined || term !== TERM.key)} />
            </li>
          );
        })}
      </ul>
      <p className={styles.more}>
        <PeriodsLink columns={columns} />
      </p>
    </>
  );
}
