import type { ReactNode } from 'react';
import help from './help.module.css';
import styles from './styles.module.css';

/** One search of each kind that readers may not expect to work. */
const EXAMPLES = ['出租天數', '保證金', '2021年7月', '頂樓加蓋', '授權'];

interface Props {
  /** the query that found nothing; '' before anything is typed */
  query: string;
  onTry: (query: string) => void;
}

export default function Help({ query, onTry }: Props): ReactNode {
  if (query)
    return (
      <div className={help.help}>
        <p>
          <b>沒有符合「{query}」的結果。</b>
        </p>
        <p className="small mute">請換一個說法或少打幾個字，或從下面的頁面找起。</p>
      </div>
    );
  return (
    <div className={help.help}>
      <p className="small mute">可以輸入中文欄名、JSON鍵、期別，或任何想找的詞。例如：</p>
      <ul className={styles.tries}>
        {EXAMPLES.map((text) => (
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
