import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { FILES } from '@site/src/domain/addresses/files';
import { VARIANTS } from '@site/src/domain/catalogue/types';
import type { SetDocument } from '@site/src/domain/export/schemas';
import { granularityOf, periodWords } from '@site/src/domain/period';
import { formatCount } from '@site/src/domain/text/format';
import { VARIANT_NAME } from '@site/src/domain/words';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

type File = SetDocument['files'][number];

/** Which set the address names, as a link on a file page does. */
function useNamed() {
  const { search } = useLocation();
  const query = new URLSearchParams(useIsBrowser() ? search : '');
  const period = query.get('period') ?? '';
  const variant = VARIANTS.find((name) => name === query.get('variant'));
  return granularityOf(period) && variant ? { period, variant } : null;
}

/** The ZIP with the CSV of the set; null while it is not known. */
function useFile(url: string | null): File | null {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    let wanted = true;
    fetch(url)
      .then(async (response) => (response.ok ? ((await response.json()) as SetDocument) : null))
      .then(
        (set) => {
          if (wanted) setFile(set?.files.find(({ format }) => format === 'csv') ?? null);
        },
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [url]);
  return file;
}

/**
 * Fetches a file and tells how far it is.
 * @throws where the host does not let pages of other sites read it, or is not reached, or where the signal ends it
 */
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

/** The set that the reader comes from: taken from its host where that allows it, otherwise downloaded and chosen by hand. */
export default function Named({ onFile }: { onFile: (file: globalThis.File) => void }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const named = useNamed();
  const file = useFile(named && withBaseUrl(FILES.set(named)));
  const [said, setSaid] = useState('');
  const fetching = useRef<AbortController>(null);
  // Gone when another file is opened, or the reader leaves: what arrives later must not replace it, or start a worker again.
  useEffect(() => () => fetching.current?.abort(), []);
  if (!named || !file) return null;
  const take = () => {
    fetching.current?.abort();
    fetching.current = new AbortController();
    const { signal } = fetching.current;
    setSaid('正在從檔案主機下載……');
    fetchFile(file, signal, (bytes) => setSaid(`已經下載${formatCount(Math.round(bytes / 1e6))} MB……`)).then(
      (taken) => {
        setSaid('');
        onFile(taken);
      },
      () => {
        if (!signal.aborted)
          setSaid(
            '檔案主機不允許網頁直接讀取檔案，或目前無法連線。請先下載ZIP，再從這一頁選擇檔案，或把檔案拖進來。',
          );
      },
    );
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
      <p role="status">{said}</p>
    </div>
  );
}
