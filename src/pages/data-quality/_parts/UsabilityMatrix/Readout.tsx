import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { MatrixProp, MatrixSetProp } from '@site/plugins/pages/client';
import { filePage } from '@site/src/domain/addresses/pages';
import { VARIANT_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/ui/Mark';
import Reasons from '@site/src/components/data/Reasons';
import { periodWords } from '@site/src/domain/period';
import { nameOf, partsOf, type Subject } from './cells';
import styles from './styles.module.css';
import { headersWords, LEVEL_MARK, levelName, subjectName } from './words';

interface Props {
  data: MatrixProp;
  /** the cell to describe; undefined at first */
  place: { set: MatrixSetProp; subject: Subject } | undefined;
}

function Words({ data, place }: { data: MatrixProp; place: NonNullable<Props['place']> }): ReactNode {
  const { set, subject } = place;
  const parts = partsOf(data, set, subject).filter(
    ({ level, why }, index) => index === 0 || level !== 'fine' || why.length > 0,
  );
  return (
    <>
      <b>{`${periodWords(set.period)}的${VARIANT_NAME[set.variant]}：${subjectName(subject)}`}</b>
      <ul>
        {parts.map(({ level, headers, part, why }) => (
          <li key={`${level}${headers[0] ?? ''}`} className="row">
            <Mark state={LEVEL_MARK[level]}>{levelName(level, subject, part)}</Mark>
            {subject.kind === 'group' && <span>{headersWords(headers)}</span>}
            {why.length > 0 && <Reasons reasons={data.reasons} why={why} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** One cell in words: the reasons and the columns. The links stay outside the live region, so they are not announced. */
export default function Readout({ data, place }: Props): ReactNode {
  return (
    <div className={clsx(styles.readout, place && styles.said)}>
      <div aria-live="polite" aria-atomic="true">
        {place ? (
          <Words data={data} place={place} />
        ) : (
          <span className="mute">把游標移到一格，或用方向鍵移動，這裡會說明原因。</span>
        )}
      </div>
      {place && (
        <p className="row">
          <Link className="more" to={filePage(place.set.period, place.set.variant)}>
            開啟檔案頁
          </Link>
          <a href={`#${place.set.period}/${place.set.variant}/${nameOf(place.subject)}`}>這一格的連結</a>
        </p>
      )}
    </div>
  );
}
