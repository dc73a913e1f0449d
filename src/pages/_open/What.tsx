import Link from '@docusaurus/Link';
import SectionHead from '@site/src/components/ui/SectionHead';
import Unbroken from '@site/src/components/ui/Unbroken';
import Notice from '@site/src/components/mdx/Notice';
import VerdictBox from '@site/src/pages/_file/VerdictBox';
import { filePage } from '@site/src/domain/addresses/pages';
import type { SetDocument } from '@site/src/domain/export/schemas';
import { periodWords } from '@site/src/domain/period';
import { formatCount } from '@site/src/domain/text/format';
import { FORMAT_NAME, VARIANT_NAME } from '@site/src/domain/words';
import type { Opened, OpenedFile, ReadFile } from '@site/src/open/opened';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { Sets } from './useSets';

/** What a file says it is: 2023年，消除重複住宅，資料集版本0.3，CSV。 */
export function fileWords({ period, variant, version, isExact, format }: OpenedFile): string {
  const parts = [
    period === undefined ? '檔名沒有寫期別' : periodWords(period),
    VARIANT_NAME[variant],
    `${isExact ? '' : '最接近'}資料集版本${version}`,
    FORMAT_NAME[format],
  ];
  return `${parts.join('，')}。`;
}

function rowsWords({ rows, published, period }: ReadFile): string {
  const count = `${formatCount(rows)}列`;
  if (published)
    return published.rows === rows
      ? `${count}，和公布的一樣。`
      : `${count}，公布的是${formatCount(published.rows)}列。`;
  return period === undefined ? `${count}。` : `${count}；這一期沒有公布過，沒有紀錄可以核對。`;
}

/** A file in one sentence, and where it differs from the publisher's record. */
function File({ file }: { file: ReadFile }): ReactNode {
  return (
    <li>
      <p className="t20">
        <b>
          <Unbroken>{`${fileWords(file)}${rowsWords(file)}`}</Unbroken>
        </b>
      </p>
      {file.findings.length > 0 && (
        <Notice severity="caution">
          <p>和資料集的規則不同的地方，可能是檔案被改過，或匯出時出錯：</p>
          <ul>
            {file.findings.map(({ column, problem }) => (
              <li
                key={`${column ?? ''}${problem}`}
              >{`${column === undefined ? '' : `「${column}」`}${problem}`}</li>
            ))}
          </ul>
        </Notice>
      )}
    </li>
  );
}

/** The site's own verdict on the set that the file is. */
function Verdict({ of }: { of: SetDocument }): ReactNode {
  const { period, variant, verdict } = of;
  return (
    <>
      <VerdictBox
        period={period}
        variant={variant}
        data={{
          ...verdict,
          insteadTitle: '可以改用這幾份',
          instead: verdict.instead.map((other) => ({
            period: other.period,
            variant: other.variant,
            name: `${periodWords(other.period)}，${VARIANT_NAME[other.variant]}`,
            why: other.text,
          })),
        }}
      />
      <p>
        每一欄的狀態、品質事件與引用，見
        <Link to={filePage(period, variant)}>
          <Unbroken>{`${periodWords(period)}${VARIANT_NAME[variant]}的檔案頁`}</Unbroken>
        </Link>
        。
      </p>
    </>
  );
}

/** What the open files are, and whether they may be used. */
export default function What({ opened, sets, unread }: Sets & { opened: Opened }): ReactNode {
  return (
    <section className="part" aria-labelledby="what">
      <SectionHead id="what" title="這是什麼" />
      <ul className={styles.files}>
        {opened.files.map((file) => (
          <File key={file.name} file={file} />
        ))}
      </ul>
      {sets.map((set) => (
        <Verdict key={set.period} of={set} />
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
