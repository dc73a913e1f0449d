import Fold from '@site/src/lib/ui/Fold';
import JsonKey from '@site/src/features/dictionary/JsonKey';
import { SEVERITY_NAME, TYPE_NAME } from 'rental-data';
import Lifeline from '@site/src/features/dictionary/Lifeline';
import Mark from '@site/src/features/marks/Mark';
import type { ReactNode } from 'react';
import type { DictionaryColumn } from '../build';
import Record from './Record';
import styles from './styles.module.css';
import { DEDUP_NAME, lifeWords } from './words';

interface Props {
  column: DictionaryColumn;
  versions: readonly string[];
}

export default function Entry({ column, versions }: Props): ReactNode {
  const { anchor, header, key, type, unit, definitions, life, dedupKey, worst, changes } = column;
  return (
    <Fold
      id={anchor}
      className={styles.entry}
      summary={
        <>
          <h4 data-searched>
            {header}
            {key && <JsonKey name={key} />}
          </h4>
          <span className={styles.type}>
            {TYPE_NAME[type]}
            {unit && <span>{unit}</span>}
          </span>
          {/* visual only, for skimming: the record below says the same in full */}
          <span className={styles.excerpt} aria-hidden="true">
            {definitions[0]?.description}
          </span>
          <span className={styles.signs}>
            {dedupKey && <span className={styles.dedup}>{DEDUP_NAME}</span>}
            {worst && (
              <span className={styles.mark} data-level={worst.severity}>
                <Mark state={worst.severity}>{SEVERITY_NAME[worst.severity]}</Mark>
                <small>{worst.when}</small>
              </span>
            )}
          </span>
          <Lifeline life={life} label={lifeWords(life, versions, changes)} />
        </>
      }
    >
      <Record column={column} versions={versions} />
    </Fold>
  );
}
