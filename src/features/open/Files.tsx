import Link from '@docusaurus/Link';
import type { OpenPageProp } from '@site/plugins/pages/client';
import Notice from '@site/src/lib/ui/Notice';
import Unbroken from '@site/src/lib/ui/Unbroken';
import SectionHead from '@site/src/lib/ui/SectionHead';
import { filePage, PAGES } from '@site/src/lib/addresses/pages';
import { formatBytes, formatCount, periodWords, VARIANT_NAME } from 'rental-data';
import type { ReactNode } from 'react';
import Choose from './Choose';
import Notes from './Notes';
import Opened from './Opened';
import { useFiles, type FilesState } from './useFiles';
import Waiting from './Waiting';
import styles from './page.module.css';

/** Asks something before rows are read; the first answer is what most readers want. */
function Asked({
  children,
  answers,
}: {
  children: ReactNode;
  answers: readonly (readonly [label: string, onAnswer: () => void])[];
}): ReactNode {
  return (
    <div role="alert">
      <Notice severity="caution">
        {children}
        <p className={styles.tools}>
          {answers.map(([label, onAnswer], index) => (
            <button
              key={label}
              type="button"
              className={index === 0 ? 'btn' : 'btn btnLine'}
              onClick={onAnswer}
            >
              {label}
            </button>
          ))}
        </p>
      </Notice>
    </div>
  );
}

/** Says before rows are counted that some would be counted twice, and leaves out what the reader does not want. */
function Overlapping({
  state: { overlaps, leave },
  onStop,
}: {
  state: Extract<FilesState, { step: 'overlapping' }>;
  onStop: () => void;
}): ReactNode {
  const [first] = overlaps;
  const left =
    overlaps.length === 1 && first ? `「${first.name}」` : `${formatCount(overlaps.length)}個重複的檔案`;
  return (
    <Asked
      answers={[
        [`不要${left}`, () => leave(overlaps.map(({ place }) => place))],
        ['全部合在一起', () => leave([])],
        ['取消', onStop],
      ]}
    >
      <Notes of={overlaps.map(({ why }) => why)} />
    </Asked>
  );
}

/** What a reader does with files: chooses them, waits, and looks into them. */
export default function Files({ smallest, dwellingTypes }: OpenPageProp): ReactNode {
  const files = useFiles();
  const { state } = files;
  return (
    <>
      <Choose files={files} />
      {state.step === 'failed' && (
        <div role="alert">
          <Notice severity="severe">
            <p>{state.message}</p>
            {state.mayHelp && (
              <button type="button" className="btn" onClick={() => files.choose({})}>
                再試一次
              </button>
            )}
          </Notice>
        </div>
      )}
      {state.step === 'asking' && (
        <Asked
          answers={[
            ['仍要打開', state.goOn],
            ['取消', files.stop],
          ]}
        >
          <p>
            {`檔案解壓縮後有${formatCount(Math.round(state.bytes / 1e6))} MB，這台裝置的記憶體可能不夠，手機尤其如此。`}
            同一期的CSV比JSON小得多，月資料又比年資料小。仍要打開的話，先讀進來的只有常用的欄位，其他欄位要用時才讀。
          </p>
        </Asked>
      )}
      {state.step === 'reading' && <Waiting state={state} onStop={files.stop} />}
      {state.step === 'overlapping' && <Overlapping state={state} onStop={files.stop} />}
      {state.step === 'open' && (
        <Opened
          key={state.number}
          opened={state.opened}
          reader={files.reader}
          onChoose={files.choose}
          dwellingTypes={dwellingTypes}
        />
      )}
      {(state.step === 'none' || state.step === 'failed') && (
        <>
          <section className="part" aria-labelledby="private">
            <SectionHead id="private" title="檔案不會離開你的電腦">
              <p>
                檔案由這個分頁自己讀，不會上傳。想確認的話，打開瀏覽器開發者工具的「網路」，再選檔案：只會看到這個網站自己的程式、目錄，與那一期的說明。先離線，再選檔案，一樣能篩選與計算；只有那一期能不能用的說明，要連上網路才看得到。
              </p>
            </SectionHead>
          </section>
          <section className="part" aria-labelledby="none">
            <SectionHead id="none" title="還沒有檔案">
              <p>
                列數沒有已知缺漏、也沒有欄位要留意的檔案裡，先下載最小的一份：
                <Link to={filePage(smallest.period, smallest.variant)}>
                  <Unbroken>{`${periodWords(smallest.period)}，${VARIANT_NAME[smallest.variant]}，${formatCount(smallest.rows)}列，解壓縮後${formatBytes(smallest.bytes)}`}</Unbroken>
                </Link>
                ；其他檔案請到<Link to={PAGES.download}>打包回家玩</Link>選。
              </p>
            </SectionHead>
          </section>
        </>
      )}
    </>
  );
}
