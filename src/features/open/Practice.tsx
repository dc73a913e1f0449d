import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { FILES, formatCount, PRACTICE_ROWS } from 'rental-data';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './page.module.css';

/** Does the address ask for it? */
const isAsked = (): boolean => new URLSearchParams(window.location.search).has('practice');

interface Props {
  onFile: (file: File) => void;
  /** Has what the address asks for been done? Left out where the address asks for nothing. */
  startedRef?: RefObject<boolean>;
}

/** Opens the practice file in one press, or by the address. What comes in its place is told of as any other file that cannot be read. */
export default function Practice({ onFile, startedRef }: Props): ReactNode {
  const [isFailed, setFailed] = useState(false);
  const fetching = useRef<AbortController>(null);
  useBrokenLinks().collectAnchor('practice');
  const address = useBaseUrl(`/${FILES.practice}`);
  const load = () => {
    fetching.current?.abort();
    const { signal } = (fetching.current = new AbortController());
    fetch(address, { signal })
      .then((answer) => answer.blob())
      .then(
        (blob) => onFile(new File([blob], '練習檔.zip')),
        () => setFailed(!signal.aborted),
      );
  };
  const take = () => {
    setFailed(false);
    load();
  };
  const start = useEffectEvent(() => {
    if (!startedRef || startedRef.current || !isAsked()) return;
    // Not once more where the reader has stopped it, or another file was no good.
    startedRef.current = true;
    load();
  });
  useEffect(() => {
    start();
    // Gone when another file is opened, or the reader leaves: what arrives later must not replace it.
    return () => fetching.current?.abort();
  }, []);
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
