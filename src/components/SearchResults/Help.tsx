import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './help.module.css';

/** One search of each kind that readers may not expect to work. */
const EXAMPLES = [
  translate({ id: 'search.example.days', message: '出租天數', description: 'Example search: a column' }),
  translate({
    id: 'search.example.everyday',
    message: '保證金',
    description: 'Example search: everyday word',
  }),
  translate({ id: 'search.example.period', message: '2021年7月', description: 'Example search: a period' }),
  translate({
    id: 'search.example.rooftop',
    message: '頂樓加蓋',
    description: 'Example search: a term of the rental market',
  }),
  translate({ id: 'search.example.licence', message: '授權', description: 'Example search: the licence' }),
];

interface Props {
  /** the query that found nothing; '' before anything is typed */
  query: string;
  /** queries to offer; examples when there are none */
  suggestions?: readonly string[];
  onTry: (query: string) => void;
}

/** In place of results: what can be typed, or what to try instead. */
export default function Help({ query, suggestions = [], onTry }: Props): ReactNode {
  return (
    <div className={styles.help}>
      {query ? (
        <>
          <p>
            <b>
              <Translate id="search.noneTitle" description="Nothing was found" values={{ query }}>
                {'沒有符合「{query}」的結果。'}
              </Translate>
            </b>
          </p>
          <p className="small mute">
            {suggestions.length > 0 ? (
              <Translate id="search.noneSuggest" description="Above other queries to try">
                你要找的也許是：
              </Translate>
            ) : (
              <Translate
                id="search.noneHint"
                description="Advice when nothing was found, above example searches"
              >
                換一個說法或少打幾個字，或者試試這些：
              </Translate>
            )}
          </p>
        </>
      ) : (
        <p className="small mute">
          <Translate id="search.help" description="What can be typed into the search, above example searches">
            可以輸入中文欄名、JSON鍵、期別，或任何想找的詞。例如：
          </Translate>
        </p>
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
