import Link from '@docusaurus/Link';
import type { FileColumnProp, FilePageProp } from '@site/plugins/pages/client';
import { versionColumn } from '@site/src/domain/addresses/pages';
import JsonKey from '@site/src/components/data/JsonKey';
import { COLUMN_STATE_MARK, COLUMN_STATE_NAME, GROUP_NAME, TYPE_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/ui/Mark';
import Reasons from '@site/src/components/data/Reasons';
import ScrollTable from '@site/src/components/ui/ScrollTable';
import SectionHead from '@site/src/components/ui/SectionHead';
import { COLUMN_GROUPS } from '@site/src/domain/catalogue/types';
import { formatCount } from '@site/src/domain/text/format';
import { USABILITY_STATES } from '@site/src/domain/usability/types';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  data: FilePageProp;
}

function Row({ column, data }: { column: FileColumnProp } & Props): ReactNode {
  const { header, key, type, unit, codes, dedupKey, state, why, anchor } = column;
  return (
    <tr data-column={header} data-state={state}>
      <th scope="row" className={styles.header}>
        <Link to={versionColumn(data.version, anchor)}>{header}</Link>
        {dedupKey && <span className={styles.key}>比對欄位</span>}
      </th>
      <td>
        <Mark state={COLUMN_STATE_MARK[state]}>{COLUMN_STATE_NAME[state]}</Mark>
      </td>
      <td>{why.length > 0 && <Reasons reasons={data.reasons} why={why} className={styles.why} />}</td>
      <td>
        {TYPE_NAME[type]}
        {unit && `，${unit}`}
        {codes !== undefined && `，${formatCount(codes)}個代碼`}
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
            <span className="tiny">
              {trouble === 0
                ? `${String(columns.length)}欄，全部可用`
                : `${String(columns.length)}欄，${String(trouble)}欄有問題`}
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
  const title = `這份檔案的${String(data.columns.length)}個欄位`;
  return (
    <section className="part" aria-labelledby="columns">
      <SectionHead id="columns" title={title}>
        <p>標為空白、留意或不可用的欄位，檔案裡仍然有；使用前請看原因。</p>
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
              <th scope="col">欄位</th>
              <th scope="col">這一期</th>
              <th scope="col">原因</th>
              <th scope="col">型別、單位</th>
              <th scope="col">英文鍵</th>
            </tr>
          </thead>
          <Groups data={data} />
        </table>
      </ScrollTable>
    </section>
  );
}
