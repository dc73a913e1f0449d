import useBaseUrl from '@docusaurus/useBaseUrl';
import { contentAddress } from '@site/src/lib/browser/contentAddress';
import { copyText, SELECTED } from '@site/src/lib/browser/copyText';
import Unbroken from '@site/src/lib/ui/Unbroken';
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  CITATION_FORMAT_NAME,
  type CitationFormat,
  type Reference,
  toChineseApa,
  toPressLine,
} from 'rental-data';
import { formatLocalDay } from 'rental-data/helpers';
import styles from './styles.module.css';

const NAME: Record<CitationFormat | 'apa', string> = { apa: 'APA', ...CITATION_FORMAT_NAME };

const PRESS = '這段引用';
const COPY = '複製';

/** Passes the promise itself to the clipboard: some browsers allow writing only while the click is being handled. */
const write = (text: Promise<string>): Promise<void> =>
  navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': text.then((content) => new Blob([content], { type: 'text/plain' })) }),
  ]);

const noChange = () => () => undefined;

interface Props {
  data: Reference & {
    /** paths below the base path */
    files: readonly { format: CitationFormat; path: string }[];
  };
}

function Copy({
  name,
  label = COPY,
  onClick,
}: {
  name: string;
  label?: string;
  onClick: () => void;
}): ReactNode {
  return (
    <button type="button" className="scripted" aria-label={COPY + name} onClick={onClick}>
      {label}
    </button>
  );
}

export default function CitationBox({ data }: Props): ReactNode {
  const base = useBaseUrl('/').slice(0, -1);
  const press = useRef<HTMLQuoteElement>(null);
  const apa = useRef<HTMLParagraphElement>(null);
  // The prerendered page has no date of access; the browser fills it in.
  const accessed = useSyncExternalStore(
    noChange,
    () => formatLocalDay(),
    () => undefined,
  );
  const [message, setMessage] = useState('');
  const access = accessed === undefined ? {} : { accessed };
  const line = toPressLine(data, access);
  const split = line.indexOf(data.url);

  const copy = async (name: string, text: Promise<string>, shown: Element | null) => {
    const isCopied = await copyText(() => write(text), shown);
    setMessage(isCopied ? `已複製${name}` : shown ? SELECTED : '沒有複製成功，請改用下載');
  };
  // No event tells that the day has changed, so every copy reads the clock again.
  const copyLine = (name: string, toLine: typeof toChineseApa, shown: Element | null) => {
    void copy(name, Promise.resolve(toLine(data, { accessed: formatLocalDay() })), shown);
  };

  return (
    <div className={styles.box}>
      <blockquote ref={press} className={styles.line}>
        <Unbroken>{line.slice(0, split)}</Unbroken>
        <span>
          <Unbroken>{line.slice(split)}</Unbroken>
        </span>
      </blockquote>
      {/* The space is reserved before the button is there, so that nothing moves when scripts arrive. */}
      <p className={styles.actions}>
        <Copy name={PRESS} label={COPY + PRESS} onClick={() => copyLine(PRESS, toPressLine, press.current)} />
        <span role="status">{message}</span>
      </p>
      <details className={styles.formats}>
        <summary className="arrow bold">其他格式</summary>
        <ul className={styles.list}>
          <li className="ends">
            <b lang="en">{NAME.apa}</b>
            <Copy name={NAME.apa} onClick={() => copyLine(NAME.apa, toChineseApa, apa.current)} />
            <p ref={apa}>
              <Unbroken>{toChineseApa(data, access)}</Unbroken>
            </p>
          </li>
          {data.files.map(({ format, path }) => (
            <li key={format} className="ends noPrint">
              <a href={base + path} download>
                {`下載${NAME[format]}`}
              </a>
              <Copy
                name={NAME[format]}
                onClick={() =>
                  void copy(
                    NAME[format],
                    import('./formats').then(({ textIn }) =>
                      textIn(format, data, formatLocalDay(), contentAddress(path)),
                    ),
                    null,
                  )
                }
              />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
