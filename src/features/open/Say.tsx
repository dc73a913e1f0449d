import ScrollTable from '@site/src/lib/ui/ScrollTable';
import Unbroken from '@site/src/lib/ui/Unbroken';
import SectionHead from '@site/src/lib/ui/SectionHead';
import Notice from '@site/src/lib/ui/Notice';
import { formatCount, type SetDocument } from 'rental-data';
import { askedBy, type Filter, type Grouping, type Groups } from 'rental-files';
import {
  type Reader,
  type OpenedColumn,
  type OpenedPair,
  comparisonWords,
  FEW,
  figuresWords,
  groupedBy,
  toGroupTable,
  type About,
} from 'rental-files/session';
import clsx from 'clsx';
import { Fragment, useCallback, useMemo, useState, type ReactNode } from 'react';
import Quartiles from './Quartiles';
import styles from './page.module.css';
import { useAnswer } from './useAnswer';

/** Groups that a table has at first; more take longer to draw than to work out, and few readers want them all. */
const FIRST_GROUPS = 50;

interface Props {
  columns: readonly OpenedColumn[];
  sets: readonly SetDocument[];
  pairs: readonly OpenedPair[];
  filters: readonly Filter[];
  grouping: Grouping;
  dwellings: boolean;
  about: About;
  /** why figures are not shown, where the record speaks against them */
  refusal: string | undefined;
  ready: boolean;
  reader: Reader;
  onChange: (grouping: Grouping) => void;
  onInsist: () => void;
  onAll: () => void;
}

function Select({
  label,
  value,
  options,
  none,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly OpenedColumn[];
  none: string;
  onChange: (value: string) => void;
}): ReactNode {
  return (
    <label className={styles.range}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {options.map(({ header }) => (
          <option key={header}>{header}</option>
        ))}
      </select>
    </label>
  );
}

/** A title that a phone may break between words only. */
const titleParts = (title: string): ReactNode =>
  title.split(/(?=四分位數)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function Answer({
  about,
  groups: answer,
  grouping,
  columns,
}: Pick<Props, 'about' | 'grouping' | 'columns'> & { groups: Groups }): ReactNode {
  const { by, measure } = grouping;
  const { kind, groups } = answer;
  const table = useMemo(() => toGroupTable(answer, grouping, columns), [answer, grouping, columns]);
  // By which columns the reader wanted all groups.
  const [wholeBy, setWholeBy] = useState<string>();
  const shown = wholeBy === by.join(',') ? table.rows : table.rows.slice(0, FIRST_GROUPS);
  return (
    <>
      <ScrollTable label="統計表">
        <table role="table" className={styles.figures}>
          <thead role="rowgroup">
            <tr role="row">
              {table.titles.map((title) => (
                <th key={title} role="columnheader" scope="col">
                  {titleParts(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {shown.map(({ name, few, cells }) => (
              <tr key={name} role="row" data-few={few ? '' : undefined}>
                <th role="rowheader" scope="row">
                  {name}
                  {/* joined to the name, beside which it must stand */}
                  {few && '\u2060＊'}
                </th>
                {cells.map((text, index) => (
                  <td key={index} role="cell" className="num">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      {shown.length < groups.length && (
        <p className="small">
          {`這裡是前${String(FIRST_GROUPS)}組，存成CSV時是全部。`}
          <button type="button" className="textButton noPrint" onClick={() => setWholeBy(by.join(','))}>
            {`看全部${formatCount(groups.length)}組`}
          </button>
        </p>
      )}
      {table.rows.some(({ few }) => few) && <p className="small">{`${FEW}，不要單獨引用。`}</p>}
      {kind === 'number' && (
        <Quartiles
          about={about}
          rows={groups.reduce((sum, { rows }) => sum + rows, 0)}
          title={figuresWords(grouping, '四分位數')}
          unit={columns.find(({ header }) => header === measure)?.unit ?? ''}
          isCut={shown.length < groups.length}
          bars={table.bars}
        />
      )}
    </>
  );
}

export default function Say(props: Props): ReactNode {
  const { columns, filters, grouping, dwellings, about, refusal, reader, onChange } = props;
  const { by, measure } = grouping;
  const refused = refusal !== undefined;
  const exists = askedBy({ filters: [], grouping }).every((header) =>
    columns.some((column) => column.header === header),
  );
  const ask = useCallback(
    async () => ({ groups: await reader.groups(filters, grouping), grouping }),
    [reader, filters, grouping],
  );
  const { value, error } = useAnswer(props.ready && !refused && exists ? ask : null);
  const groupable = columns.filter(
    ({ type, header }) => ['code', 'boolean'].includes(type) || ['期別', '房數'].includes(header),
  );
  const measured = columns.filter(({ type }) => ['integer', 'number', 'boolean'].includes(type));
  return (
    <section className="part" aria-labelledby="say">
      <SectionHead id="say" title="統計">
        <p>只算符合條件的列，缺值不算在四分位數裡。四分位數和pandas、DuckDB的算法相同。</p>
      </SectionHead>
      <div className={clsx(styles.conditions, 'noPrint')}>
        <Select
          label="算什麼"
          value={measure ?? ''}
          options={measured}
          none="列數"
          onChange={(next) => onChange({ by, measure: next === '' ? undefined : next })}
        />
        <Select
          label="依什麼分組"
          value={by[0] ?? ''}
          options={groupable}
          none="不分組"
          onChange={(next) => onChange({ ...grouping, by: groupedBy(next, by[1] ?? '') })}
        />
        <Select
          label="再依什麼分組"
          value={by[1] ?? ''}
          options={groupable}
          none="不分組"
          onChange={(next) => onChange({ ...grouping, by: groupedBy(by[0] ?? '', next) })}
        />
      </div>
      {filters.length > 0 && (
        <p className={styles.compared}>
          {`${dwellings ? '一開始只算住宅。' : ''}現在只算符合條件的列：${about.conditions}。`}
          {dwellings && (
            <button type="button" className="textButton noPrint" onClick={props.onAll}>
              改算全部物件類型
            </button>
          )}
        </p>
      )}
      {refused && (
        <Notice severity="severe">
          <p>
            <Unbroken>{refusal}</Unbroken>
          </p>
          <button type="button" className="textButton" onClick={props.onInsist}>
            知道了，仍要計算
          </button>
        </Notice>
      )}
      <div className={styles.compared}>
        {comparisonWords(props.sets, props.pairs).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {error !== null && <p role="alert">{error}</p>}
      {value && !refused && <Answer {...value} about={about} columns={columns} />}
    </section>
  );
}
