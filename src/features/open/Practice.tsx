import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { FILES, formatCount, PRACTICE_ROWS } from 'rental-data';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './page.module.css';

/** Opens the practice file in one press. What comes in its place is told of as any other file that cannot be read. */
export default function Practice({ onFile }: { onFile: (file: File) => void }): ReactNode {
  const [isFailed, setFailed] = useState(false);
  const fetching = useRef<AbortController>(null);
  useBrokenLinks().collectAnchor('practice');
  const address = useBaseUrl(`/${FILES.practice}`);
  // Gone when another file is opened, or the reader leaves: what arrives later must not replace it.
  useEffect(() => () => fetching.current?.abort(), []);
  const take = () => {
    fetching.current?.abort();
    const { signal } = (fetching.current = new AbortController());
    setFailed(false);
    fetch(address, { signal })
      .then((answer) => answer.blob())
      .then(
        (blob) => onFile(new File([blob], '練習檔.zip')),
        () => setFailed(!signal.aborted),
      );
  };
  return (
    <div id="practice" className={styles.practice}>
      <button type="button" className="btn btnLine scripted" onClick={take}>
        用練習檔試試看
      </button>
      <span>
        {formatCount(PRACTICE_ROWS)}列編造的資料，寫法和真的檔案相同。<a href={address}>下載練習檔</a>
      </span>
      <span role="status">{isFailed && '連不上網站，請再按一次。'}</span>
    </div>
  );
}
