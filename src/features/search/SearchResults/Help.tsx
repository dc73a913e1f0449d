import type { ReactNode } from 'react';
import styles from './help.module.css';

/** One search of each kind that readers may not expect to work. */
const EXAMPLES = ['出租天數', '保證金', '2021年7月', '頂樓加蓋', '授權'];

interface Props {
  /** the query that found nothing; '' before anything is typed */
  query: string;
  /** queries to offer; examples when there are none */
  suggestions?: readonly string[];
  onTry: (query: string) => void;
}

/** Shown instead of results: what can be typed, or what to try instead. */
export default function Help({ query, suggestions = [], onTry }: Props): ReactNode {
  return (
    <div className={styles.help}>
      {query ? (
        <>
          <p>
            <b>沒有符合「{query}」的結果。</b>
          </p>
          <p className="small mute">
            {suggestions.length > 0 ? '你要找的也許是：' : '請換一個說法或少打幾個字，或者試試這些：'}
          </p>
        </>
      ) : (
        <p className="small mute">可以輸入中文欄名、JSON鍵、期別，或任何想找的詞。例如：</p>
      )}
      <ul className={styles.tries}>
        {(query && suggestions.length > 0 ? suggestions : EXAMPLES).map((text) => (
          <li key={text}>
            <button type="button" onClick={() => onTry(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
