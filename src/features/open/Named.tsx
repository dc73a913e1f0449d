import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  FILES,
  formatCount,
  parseGranularity,
  periodWords,
  VARIANT_NAME,
  VARIANTS,
  type SetDocument,
} from 'rental-data';
import { LONGEST_WAIT } from 'rental-files/session';
import { fetchSet } from '@site/src/features/open/fetched';
import { contentAddress } from '@site/src/lib/browser/contentAddress';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './page.module.css';
import { useAnswer } from './useAnswer';

type File = SetDocument['files'][number];

function useNamed() {
  const { search } = useLocation();
  const query = new URLSearchParams(useIsBrowser() ? search : '');
  const period = query.get('period') ?? '';
  const variant = VARIANTS.find((name) => name === query.get('variant'));
  return parseGranularity(period) && variant ? { period, variant } : null;
}

/** Fetches a file and tells how far it is. @throws where the host does not let other sites' pages read it, or is not reached, or where the signal ends it */
async function fetchFile(
  { url, name }: File,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<globalThis.File> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`HTTP ${String(response.status)}`);
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.length;
    onBytes(bytes);
  }
  signal.throwIfAborted();
  return new File(parts, name, { type: 'application/zip' });
}

type OnFile = (file: globalThis.File) => void;

/** A set: taken from its host where that allows it, otherwise downloaded and chosen by hand. */
function NamedSet({
  named,
  onFile,
}: {
  named: NonNullable<ReturnType<typeof useNamed>>;
  onFile: OnFile;
}): ReactNode {
  const url = contentAddress(FILES.set(named));
  const ask = useCallback(() => fetchSet(url), [url]);
  const file = useAnswer(ask).value?.files.find(({ format }) => format === 'csv');
  const [message, setMessage] = useState('');
  const fetching = useRef<AbortController>(null);
  // Gone when another file is opened, or the reader leaves: what arrives later must not replace it, or start a worker again.
  useEffect(() => () => fetching.current?.abort(), []);
  if (!file) return null;
  const take = () => {
    fetching.current?.abort();
    const current = new AbortController();
    fetching.current = current;
    setMessage('正在從檔案主機下載……');
    let silent = false;
    const wait = () =>
      setTimeout(() => {
        silent = true;
        current.abort();
      }, LONGEST_WAIT * 1000);
    let timer = wait();
    fetchFile(file, current.signal, (bytes) => {
      clearTimeout(timer);
      timer = wait();
      setMessage(`已經下載${formatCount(Math.round(bytes / 1e6))} MB……`);
    })
      .then(
        (taken) => {
          setMessage('');
          onFile(taken);
        },
        () => {
          if (silent)
            setMessage('檔案主機很久沒有傳來新的內容。請再按一次，或先下載ZIP，再從這一頁選擇檔案。');
          else if (!current.signal.aborted)
            setMessage(
              '檔案主機不允許網頁直接讀取檔案，或目前無法連線。請先下載ZIP，再從這一頁選擇檔案，或把檔案拖進來。',
            );
        },
      )
      .finally(() => clearTimeout(timer));
  };
  return (
    <div>
      <p>
        <b>{`${periodWords(named.period)}，${VARIANT_NAME[named.variant]}`}</b>
      </p>
      <p className={styles.tools}>
        <a className="btn btnLine" href={file.url}>
          下載ZIP
        </a>
        <button type="button" className="textButton" onClick={take}>
          不另存檔案，直接在這一頁打開
        </button>
      </p>
      <p role="status">{message}</p>
    </div>
  );
}

/** The set that the reader comes from. Another one has nothing of the one before: neither its file nor what is still on its way. */
export default function Named({ onFile }: { onFile: OnFile }): ReactNode {
  const named = useNamed();
  return named && <NamedSet key={`${named.period}/${named.variant}`} named={named} onFile={onFile} />;
}
