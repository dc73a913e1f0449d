import Link from '@docusaurus/Link';
import SectionHead from '@site/src/lib/ui/SectionHead';
import Unbroken from '@site/src/lib/ui/Unbroken';
import Notice from '@site/src/lib/ui/Notice';
import Replaced from '@site/src/features/file/Replaced';
import VerdictBox from '@site/src/features/file/VerdictBox';
import { filePage, incidentItem } from '@site/src/lib/addresses/pages';
import { formatCount, periodWords, VARIANT_NAME, type SetDocument } from 'rental-data';
import {
  type Choices,
  differs,
  fileRowsWords,
  fileWords,
  type Opened,
  type ReadFile,
} from 'rental-files/session';
import clsx from 'clsx';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import Fold from '@site/src/lib/ui/Fold';
import Notes from './Notes';
import styles from './page.module.css';
import type { Sets } from './useSets';

type Choose = (choices: Choices) => void;

/** What stands before the verdict is short; the rest is folded. */
const MOST_ALERTS = 3;

function PeriodChoice({
  file: { name, period, periods = [], isChosen },
  onChoose,
}: {
  file: ReadFile;
  onChoose: Choose;
}): ReactNode {
  if (periods.length === 0) return null;
  return (
    <label className={clsx(styles.range, styles.period)}>
      <span>
        {period === undefined
          ? '這個檔案是哪一期？選了才知道那一期能不能用。選項是依每一列的時間推算的。'
          : `這裡當成${periodWords(period)}${isChosen ? '' : '，和檔名寫的一樣'}。不對的話，請改選；選項是依每一列的時間推算的。`}
      </span>
      <select value={period ?? ''} onChange={({ target }) => onChoose({ periods: { [name]: target.value } })}>
        {period === undefined && <option value="">選期別</option>}
        {[...new Set([...(period === undefined ? [] : [period]), ...periods])].map((one) => (
          <option key={one} value={one}>
            {periodWords(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function File({ file, onChoose }: { file: ReadFile; onChoose: Choose }): ReactNode {
  const { note, extent, alerts, differences, incident, repeats, rows } = file;
  return (
    <li>
      <p className="t20">
        <b>
          <Unbroken>{`${fileWords(file)}${fileRowsWords(file)}`}</Unbroken>
        </b>
      </p>
      {extent?.kind === 'loss' && (
        <Notice severity="severe">
          <p>{extent.problem}</p>
        </Notice>
      )}
      {note !== undefined && <p>{note}</p>}
      <PeriodChoice file={file} onChoose={onChoose} />
      {incident && (
        <Notice severity="severe">
          <p>
            這個檔案符合
            <Link to={incidentItem(incident.id)}>「{incident.title}」</Link>
            這件品質事件。{incident.advice}
          </p>
        </Notice>
      )}
      {alerts.length > 0 && (
        <Notice severity="caution">
          <Notes of={alerts.slice(0, MOST_ALERTS)} />
          {alerts.length > MOST_ALERTS && (
            <Fold summary={`另外${formatCount(alerts.length - MOST_ALERTS)}項`}>
              <Notes of={alerts.slice(MOST_ALERTS)} />
            </Fold>
          )}
        </Notice>
      )}
      {repeats !== undefined && (
        <Notice severity="caution">
          <p>{`有${formatCount(repeats)}列的物件編號在前面出現過。照這樣計算，同一則刊登會算好幾次。`}</p>
          <button
            type="button"
            className="btn btnLine noPrint"
            onClick={() => onChoose({ isOnceEach: true })}
          >
            {`同一個物件編號只留第一列（${formatCount(rows)}列剩${formatCount(rows - repeats)}列）`}
          </button>
        </Notice>
      )}
      {differences.length > 0 && (
        <Fold summary={`和公布的檔案不同的地方（${formatCount(differences.length)}項）`}>
          <Notes of={differences} />
        </Fold>
      )}
    </li>
  );
}

function Verdict({
  of: set,
  isOneOfSeveral,
  isOfOther,
}: {
  of: SetDocument;
  isOneOfSeveral: boolean;
  isOfOther: boolean;
}): ReactNode {
  const { period, variant } = set;
  if (isOfOther)
    return (
      <Fold
        summary={`公布的${periodWords(period)}${VARIANT_NAME[variant]}能不能用（打開的檔案和它不同）`}
        data-paper="opened"
      >
        <Verdict of={set} isOneOfSeveral={isOneOfSeveral} isOfOther={false} />
      </Fold>
    );
  return <VerdictBox of={set} id={isOneOfSeveral ? `verdict-${period}` : undefined} />;
}

/** What a file's page alone can tell, and was ever another file put in the place of this one? */
function Published({ period, variant, incidents }: SetDocument): ReactNode {
  return (
    <p>
      <Replaced incidents={incidents} />
      每一欄的狀態、品質事件與引用，見
      <Link to={filePage(period, variant)}>
        <Unbroken>{`${periodWords(period)}${VARIANT_NAME[variant]}的檔案頁`}</Unbroken>
      </Link>
      。
    </p>
  );
}

export default function What({
  opened,
  sets,
  unread,
  onChoose,
}: Sets & { opened: Opened; onChoose: Choose }): ReactNode {
  const place = useRef<HTMLElement>(null);
  // Who pressed a button further down than the answer begins is led to its beginning.
  useEffect(() => {
    if (place.current && place.current.getBoundingClientRect().top < 0) place.current.scrollIntoView();
  }, []);
  return (
    <section ref={place} className="part" aria-labelledby="what">
      <SectionHead id="what" title="這是什麼" />
      <ul className={styles.files}>
        {opened.files.map((file) => (
          <File key={`${file.name}${file.period ?? ''}`} file={file} onChoose={onChoose} />
        ))}
      </ul>
      {opened.failed.length > 0 && (
        <Notice severity="caution">
          <p>沒有打開的檔案：</p>
          <Notes of={opened.failed} />
        </Notice>
      )}
      {sets.map((set) => (
        <Fragment key={set.period}>
          {sets.length > 1 && (
            <p className="t20 mt5">
              <b>{periodWords(set.period)}</b>
            </p>
          )}
          <Published {...set} />
          <Verdict
            of={set}
            isOneOfSeveral={sets.length > 1}
            isOfOther={opened.files.some((file) => file.period === set.period && differs(file))}
          />
        </Fragment>
      ))}
      {unread.map(({ period, variant }) => (
        <Notice key={period} severity="caution">
          <p>
            {`現在讀不到${opened.files.length > 1 ? periodWords(period) : '這一期'}的品質說明，計算之前請先看`}
            <Link to={filePage(period, variant)}>檔案頁</Link>。
          </p>
        </Notice>
      ))}
    </section>
  );
}
