import Fold from '@site/src/lib/ui/Fold';
import { COLUMN_STATE_MARK, COLUMN_STATE_NAME, TYPE_NAME, VARIANT_NAME, VARIANTS } from 'rental-data';
import Lifeline from '@site/src/features/dictionary/Lifeline';
import Mark from '@site/src/features/marks/Mark';
import type { ReactNode } from 'react';
import { type DictionaryRow, findEnding, lifeWords, ownWord, splitDefinition } from 'rental-data/dictionary';
import type { Context } from './facts';
import { countWords } from './list';
import { FamilyRecord, Record } from './Record';
import styles from './styles.module.css';

interface Props {
  row: DictionaryRow;
  context: Context;
}

/** Where only one of the two contents ever had the column, which one. */
function variantNote(row: DictionaryRow): string | undefined {
  const variants = new Set(row.columns.flatMap(({ definitions }) => definitions.flatMap((d) => d.variants)));
  const [only] = variants.size === 1 ? VARIANTS.filter((variant) => variants.has(variant)) : [];
  return only && `只在${VARIANT_NAME[only]}`;
}

export default function Entry({ row, context }: Props): ReactNode {
  const { columns, beginning } = row;
  const [column, ...others] = columns;
  const { header, type, unit, definitions, life, changes, stateNow } = column;
  const note = beginning === undefined ? variantNote(row) : countWords(columns.length);
  return (
    <Fold
      id={beginning === undefined ? column.anchor : undefined}
      className={styles.entry}
      data-paper="opened"
      summary={
        <>
          <h4 data-searched={beginning === undefined || undefined}>
            {beginning === undefined ? header : `${beginning}…${findEnding(header)}`}
            {/* The space keeps them apart in one line, and where only their text is read. */}
            {note !== undefined && (
              <>
                {' '}
                <small>{note}</small>
              </>
            )}
          </h4>
          <span className={styles.lead} data-searched>
            {splitDefinition(definitions[0]?.description ?? '').lead}
            {beginning !== undefined && (
              <small className="block">
                另外{countWords(others.length)}一樣寫：
                {others.map((one) => ownWord(one.header, beginning)).join('、')}
              </small>
            )}
          </span>
          <span className={styles.type}>
            {TYPE_NAME[type]}
            {unit && `，${unit}`}
          </span>
          <span className={styles.now}>
            {stateNow === undefined ? (
              '沒有這一欄'
            ) : (
              <Mark state={COLUMN_STATE_MARK[stateNow]}>{COLUMN_STATE_NAME[stateNow]}</Mark>
            )}
          </span>
          <Lifeline life={life} label={lifeWords(life, context.versions, changes)} />
        </>
      }
    >
      {beginning === undefined ? (
        <Record columns={columns} context={context} />
      ) : (
        <FamilyRecord columns={columns} context={context} beginning={beginning} />
      )}
    </Fold>
  );
}
