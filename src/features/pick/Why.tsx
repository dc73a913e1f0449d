import { filePage } from '@site/src/lib/addresses/pages';
import {
  type Catalogue,
  type MarkState,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  rowsWhy,
  spanListWords,
} from 'rental-data';
import { groupBy } from 'rental-data/helpers';
import Mark from '@site/src/features/marks/Mark';
import PlainLink from '@site/src/lib/ui/PlainLink';
import Unbroken from '@site/src/lib/ui/Unbroken';
import type { ReactNode } from 'react';
import {
  absentWords,
  exclusionName,
  exclusionWords,
  type JudgedFile,
  type Selection,
  withCare,
} from 'rental-data/selection';
import styles from './page.module.css';

interface Exclusion {
  file: JudgedFile;
  name: string;
  why: string;
  mark: MarkState;
}

function Files({ exclusions }: { exclusions: readonly Exclusion[] }): ReactNode {
  return (
    <ul className={styles.why}>
      {[...groupBy(exclusions, ({ name, why }) => name + why).values()].map((group) => {
        const [{ file, name, why, mark }] = group;
        const words = spanListWords(group.map(({ file: { period } }) => period));
        return (
          <li key={file.period} className="row gap4 t15">
            <b>
              {group.length === 1 ? (
                <PlainLink to={filePage(file.period, file.set.variant)}>{words}</PlainLink>
              ) : (
                <Unbroken>{`${words}（${group.length}份）`}</Unbroken>
              )}
            </b>
            <Mark state={mark}>{name}</Mark>
            <p className="mute smallLoose">
              <Unbroken>{why}</Unbroken>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

export default function Why({
  catalogue,
  selection,
}: {
  catalogue: Catalogue;
  selection: Selection;
}): ReactNode {
  const { excluded, absent } = selection;
  const care = withCare(selection);
  return (
    <div className={styles.reasons}>
      {excluded.length > 0 && (
        <section>
          <h3 className="inked">{`不含${excluded.length}份`}</h3>
          <Files
            exclusions={excluded.map((file) => ({
              file,
              name: exclusionName(file),
              why: exclusionWords(catalogue, selection, file),
              mark: file.rows.state === 'avoid' ? 'avoid' : 'severe',
            }))}
          />
        </section>
      )}
      {absent.length > 0 && (
        <section>
          <h3 className="inked">{`沒有發布的${absent.length}期`}</h3>
          {absentWords(catalogue, selection).map((words) => (
            <p key={words} className="smallLoose">
              <Unbroken>{words}</Unbroken>
            </p>
          ))}
        </section>
      )}
      {care.length > 0 && (
        <section>
          <h3 className="inked">{`納入，但列數不能直接相比的${care.length}份`}</h3>
          <Files
            exclusions={care.map((file) => ({
              file,
              name: ROWS_STATE_NAME[file.rows.state],
              why: `${rowsWhy(file.rows, catalogue.incidents)}。`,
              mark: ROWS_STATE_MARK[file.rows.state],
            }))}
          />
        </section>
      )}
      {excluded.length + absent.length + care.length === 0 && (
        <p className="smallLoose">這些年份的檔案都在裡面，列數也沒有已知的缺漏。</p>
      )}
    </div>
  );
}
