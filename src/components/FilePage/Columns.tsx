import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { FileColumnProp, FilePageProp } from '@site/plugins/catalogue/client';
import { columnHref } from '@site/src/components/hrefs';
import JsonKey from '@site/src/components/JsonKey';
import { COLUMN_STATE_MARK, COLUMN_STATE_NAME, GROUP_NAME, TYPE_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/Mark';
import ScrollTable from '@site/src/components/ScrollTable';
import SectionHead from '@site/src/components/SectionHead';
import { COLUMN_GROUPS } from '@site/src/domain/catalogue/types';
import { formatCount } from '@site/src/domain/format';
import { USABILITY_STATES } from '@site/src/domain/usability/types';
import type { ReactNode } from 'react';
import { Reasons } from './Reasons';
import styles from './styles.module.css';

interface Props {
  data: FilePageProp;
}

function Row({ column, data }: { column: FileColumnProp } & Props): ReactNode {
  const { header, key, type, unit, codes, dedupKey, state, why, anchor } = column;
  const reasons = why.flatMap((place) => data.reasons[place] ?? []);
  return (
    <tr data-column={header} data-state={state}>
      <th scope="row" className={styles.header}>
        <Link to={columnHref(data.version, anchor)}>{header}</Link>
        {dedupKey && (
          <span className={styles.key}>
            <Translate
              id="columnTable.dedupKey"
              description="Label of a column that is part of the de-duplication key"
            >
              比對欄位
            </Translate>
          </span>
        )}
      </th>
      <td>
        <Mark state={COLUMN_STATE_MARK[state]}>{COLUMN_STATE_NAME[state]}</Mark>
      </td>
      <td>{reasons.length > 0 && <Reasons reasons={reasons} />}</td>
      <td>
        {TYPE_NAME[type]}
        {unit &&
          translate({ id: 'file.unit', message: '，{unit}', description: 'Unit after the type' }, { unit })}
        {codes !== undefined &&
          translate(
            { id: 'file.codes', message: '，{count}個代碼', description: 'Number of codes after the type' },
            { count: formatCount(codes) },
          )}
      </td>
      <td>{key && <JsonKey name={key} />}</td>
    </tr>
  );
}

function Groups({ data }: Props): ReactNode {
  return COLUMN_GROUPS.map((group) => {
    const columns = data.columns.filter((column) => column.group === group);
    if (columns.length === 0) return null;
    const trouble = columns.filter(({ state }) => state !== 'fine').length;
    return (
      <tbody key={group}>
        <tr className={styles.group}>
          <th colSpan={5} scope="rowgroup">
            {GROUP_NAME[group]}
            <span>
              {trouble === 0
                ? translate(
                    {
                      id: 'file.group.fine',
                      message: '{count}欄，全部可用',
                      description: 'A group of columns',
                    },
                    { count: String(columns.length) },
                  )
                : translate(
                    {
                      id: 'file.group.trouble',
                      message: '{count}欄，{trouble}欄有問題',
                      description: 'A group of columns with the number of those that cannot be used freely',
                    },
                    { count: String(columns.length), trouble: String(trouble) },
                  )}
            </span>
          </th>
        </tr>
        {columns.map((column) => (
          <Row key={column.header} column={column} data={data} />
        ))}
      </tbody>
    );
  });
}

/** Every column of the set with its state and the reasons. */
export default function Columns({ data }: Props): ReactNode {
  const title = translate(
    {
      id: 'file.columns',
      message: '這份檔案的{count}個欄位',
      description: 'Title of the list of columns of a file',
    },
    { count: String(data.columns.length) },
  );
  return (
    <section className={styles.section} aria-labelledby="columns">
      <SectionHead id="columns" title={title}>
        <p>
          <Translate id="file.columns.lead" description="Below the title of the list of columns">
            標為空白、留意或不可用的欄位，檔案裡仍然有；使用前請看原因。
          </Translate>
        </p>
      </SectionHead>
      <p className={styles.legend}>
        {[...USABILITY_STATES]
          .filter((state) => data.counts[state])
          .map((state) => (
            <Mark key={state} state={COLUMN_STATE_MARK[state]}>
              {COLUMN_STATE_NAME[state]}
              <b>{data.counts[state]}</b>
            </Mark>
          ))}
      </p>
      <ScrollTable label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="file.table.column" description="Head of a column of the table: column">
                  欄位
                </Translate>
              </th>
              <th scope="col">
                <Translate
                  id="file.table.state"
                  description="Head of a column of the table: state in this set"
                >
                  這一期
                </Translate>
              </th>
              <th scope="col">
                <Translate id="file.table.why" description="Head of a column of the table: reasons">
                  原因
                </Translate>
              </th>
              <th scope="col">
                <Translate id="file.table.type" description="Head of a column of the table: type and unit">
                  型別、單位
                </Translate>
              </th>
              <th scope="col">
                <Translate
                  id="file.table.key"
                  description="Head of a column of the table: key in the JSON files"
                >
                  英文鍵
                </Translate>
              </th>
            </tr>
          </thead>
          <Groups data={data} />
        </table>
      </ScrollTable>
    </section>
  );
}
