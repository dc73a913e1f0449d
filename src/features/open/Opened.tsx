import Fold from '@site/src/lib/ui/Fold';
import SectionHead from '@site/src/lib/ui/SectionHead';
import { formatCount, formatShare } from 'rental-data';
import { askedBy } from 'rental-files';
import {
  COLUMN_CHOICES,
  COUNTY,
  firstView,
  keepsDwellings,
  PROPERTY_TYPE,
  readingMessage,
  type Reader,
  type Choices,
  type Opened as OpenedFiles,
  type OpenedColumn,
  describeCut,
  droppedWords,
  findCare,
  refusal,
} from 'rental-files/session';
import clsx from 'clsx';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import ByArea from './ByArea';
import Filters from './Filters';
import Grid from './Grid';
import Panel from './Panel';
import Say from './Say';
import Save from './Save';
import styles from './page.module.css';
import { useAnswer } from './useAnswer';
import { useRows } from './useRows';
import { useSets } from './useSets';
import { useView } from './useView';
import What from './What';

const FIRST = [
  '期別',
  '縣市',
  '鄉鎮市區',
  '物件類型',
  '建築類型',
  '房屋出租狀態',
  '月租金',
  '坪數',
  '物件首次發現時間',
];

interface Props {
  opened: OpenedFiles;
  reader: Reader;
  onChoose: (choices: Choices) => void;
  dwellingTypes: readonly string[];
}

/** Columns that are asked for are read from the file once more where they are not in memory yet. */
function useKept({ opened, reader }: Pick<Props, 'opened' | 'reader'>, wanted: readonly string[]) {
  const [kept, setKept] = useState<readonly string[]>(opened.kept);
  const [failed, setFailed] = useState({ absent: '', message: '' });
  const absent = wanted.filter((header) => !kept.includes(header)).join('\n');
  useEffect(() => {
    if (absent === '') return;
    reader.loadColumns(absent.split('\n')).then(setKept, (error: unknown) => {
      const message = readingMessage(error, '其他欄位讀不出來。修正：重新打開一次檔案。');
      setFailed({ absent, message });
    });
  }, [absent, reader]);
  const failure = absent !== '' && failed.absent === absent ? failed.message : null;
  return { kept, failure, reading: absent !== '' && failure === null };
}

function ColumnsChoice({
  columns,
  shown,
  onChange,
}: {
  columns: readonly OpenedColumn[];
  shown: readonly string[];
  onChange: (headers: string[]) => void;
}): ReactNode {
  const all = columns.map(({ header }) => header);
  return (
    <Fold
      summary={`顯示的欄位：${shown.length === all.length ? '全部' : `${String(shown.length)}欄`}`}
      className={styles.filter}
    >
      <div className={styles.tools}>
        {COLUMN_CHOICES.map(({ name, headers }) => (
          <button
            key={name}
            type="button"
            className="textButton"
            onClick={() => onChange(all.filter((header) => headers?.includes(header) ?? true))}
          >
            {name}
          </button>
        ))}
      </div>
      <fieldset>
        <legend className="vh">顯示的欄位</legend>
        {all.map((header) => (
          <label key={header}>
            <input
              type="checkbox"
              checked={shown.includes(header)}
              onChange={() =>
                onChange(
                  all.filter((known) => (known === header ? !shown.includes(header) : shown.includes(known))),
                )
              }
            />
            <span>{header}</span>
          </label>
        ))}
      </fieldset>
    </Fold>
  );
}

export default function Opened(props: Props): ReactNode {
  const { opened, reader, dwellingTypes } = props;
  const { columns, rows: all } = opened;
  const published = useSets(opened.files);
  const { sets, unread } = published;
  const care = useMemo(() => findCare(sets), [sets]);
  const rents = opened.rents?.areas ? opened.rents : undefined;
  const first = useMemo(
    () => firstView(columns, dwellingTypes, rents ? PROPERTY_TYPE : COUNTY),
    [columns, dwellingTypes, rents],
  );
  const { view, shown, dropped, change } = useView(opened, first);
  const { filters } = view;
  const grouping = view.grouping ?? first.grouping;
  // Which figures the reader wants all the same.
  const [insists, setInsists] = useState('');
  const question = JSON.stringify(grouping);
  const why = insists === question ? undefined : refusal(grouping, sets, opened.pairs, filters);
  const [more, setMore] = useState<readonly string[]>([]);
  const [words, setWords] = useState(true);
  const [panel, setPanel] = useState<string | null>(null);

  const asked = askedBy(view);
  const { kept, failure, reading } = useKept(props, [
    ...shown,
    ...asked,
    ...more,
    ...(panel === null ? [] : [panel]),
  ]);
  const ready = asked.every((column) => kept.includes(column));
  const count = useCallback(() => reader.count(filters), [reader, filters]);
  const { value, error, settled } = useAnswer(ready ? count : null);
  // Without a column that is asked for there are no rows that pass, and no figures of them.
  const blocked = failure !== null && !ready;
  const rows = blocked ? null : value;

  const about = useMemo(
    () => describeCut(opened.files, columns, filters, sets),
    [opened.files, columns, filters, sets],
  );

  const inTable = useMemo(() => shown.filter((header) => kept.includes(header)), [shown, kept]);
  const source = useRows(reader, filters, inTable, rows ?? 0);
  const byHeader = useMemo(() => new Map(columns.map((column) => [column.header, column])), [columns]);
  const tableColumns = inTable.flatMap((header) => byHeader.get(header) ?? []);
  const states = useMemo(() => new Map([...care].map(([header, { state }]) => [header, state])), [care]);

  const named = new Set([...FIRST, ...asked, ...more]);
  const conditions = [...named].flatMap((header) =>
    kept.includes(header) ? (byHeader.get(header) ?? []) : [],
  );
  const others = columns.filter(({ header, type }) => !named.has(header) && type !== 'bounding box');
  const open = panel === null ? undefined : byHeader.get(panel);

  return (
    <>
      <What opened={opened} sets={sets} unread={unread} onChoose={props.onChoose} />
      {rents && (
        <ByArea
          rents={rents}
          sets={published}
          filters={filters}
          conditions={about.conditions}
          ready={settled}
          reader={reader}
        />
      )}
      {!blocked && (
        <Say
          columns={columns}
          sets={sets}
          pairs={opened.pairs}
          filters={filters}
          grouping={grouping}
          refusal={why}
          ready={settled}
          reader={reader}
          onChange={(next) => change({ grouping: next })}
          onInsist={() => setInsists(question)}
          dwellings={keepsDwellings(filters, first)}
          onAll={() => change({ filters: filters.filter(({ column }) => column !== PROPERTY_TYPE) })}
          about={about}
        />
      )}
      <section className="part" aria-labelledby="look">
        <SectionHead id="look" title="看與篩選">
          <p>條件同時成立的列才留下。條件會寫進網址，可以傳給手上有同一份檔案的人；網址裡沒有資料。</p>
        </SectionHead>
        {dropped.length > 0 && <p role="status">{droppedWords(dropped)}</p>}
        <div className={clsx(styles.conditions, 'noPrint')}>
          {conditions.map((column) => (
            <Filters
              key={column.header}
              reader={reader}
              column={column}
              filters={filters}
              ready={settled}
              onChange={(next) => change({ filters: next })}
            />
          ))}
          <label className={styles.range}>
            <span>新增條件</span>
            <select value="" onChange={({ target }) => setMore([...more, target.value])}>
              <option value="">選擇欄位</option>
              {others.map(({ header }) => (
                <option key={header}>{header}</option>
              ))}
            </select>
          </label>
        </div>
        {failure !== null && <p role="alert">{failure}</p>}
        {!blocked && (
          <p className="t20" role="status">
            <b>
              {error ??
                (rows === null
                  ? '正在計算列數……'
                  : filters.length === 0
                    ? `共${formatCount(all)}列，還沒有設條件`
                    : `${formatCount(rows)}列符合，占全部的${formatShare(all === 0 ? 0 : rows / all)}`)}
            </b>
            {reading && <span>；正在從檔案讀出其他欄位……</span>}
          </p>
        )}
        <div className={styles.tools}>
          <ColumnsChoice
            columns={columns}
            shown={shown}
            onChange={(next) => change(next.length > 0 ? { columns: next } : {})}
          />
          <label>
            <input type="checkbox" checked={words} onChange={() => setWords(!words)} /> 代碼換成文字
          </label>
          {filters.length > 0 && (
            <button type="button" className="textButton" onClick={() => change({ filters: [] })}>
              清除所有條件
            </button>
          )}
        </div>
        {rows !== null && (
          <Grid columns={tableColumns} source={source} states={states} words={words} onColumn={setPanel} />
        )}
        <p className="small mute noPrint">
          按欄名看這一欄的說明與分布。用方向鍵、Page Up、Page Down、Home與End在表裡移動。
        </p>
        {open && kept.includes(open.header) && (
          <Panel
            key={open.header}
            column={open}
            care={care.get(open.header)}
            filters={filters}
            reader={reader}
            version={opened.files[0]?.version ?? ''}
            onClose={() => setPanel(null)}
          />
        )}
      </section>
      {!blocked && (
        <Save
          opened={opened}
          view={view}
          grouping={grouping}
          about={about}
          refused={why !== undefined}
          shown={inTable}
          rows={rows}
          ready={ready}
          reader={reader}
        />
      )}
    </>
  );
}
