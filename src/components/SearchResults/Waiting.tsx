import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './help.module.css';

interface Props {
  failed: boolean;
  onRetry: () => void;
}

/** In place of results: the search is being loaded, or could not be. To be put into a region that announces it. */
export default function Waiting({ failed, onRetry }: Props): ReactNode {
  return (
    <div className={styles.help}>
      {failed ? (
        <>
          <p>
            <b>
              <Translate id="search.failed" description="The search could not be loaded">
                搜尋用的資料沒有載入成功。
              </Translate>
            </b>
          </p>
          <p className="small mute">
            <Translate id="search.failedHint" description="What to do when the search could not be loaded">
              看看網路是否連線，再試一次。
            </Translate>
          </p>
          <p>
            <button className="btn btnLine" type="button" onClick={onRetry}>
              <Translate id="search.retry" description="Button: load the search again">
                再試一次
              </Translate>
            </button>
          </p>
        </>
      ) : (
        <p className="mute">
          <Translate id="search.loading" description="The search is being loaded">
            正在載入搜尋用的資料……
          </Translate>
        </p>
      )}
    </div>
  );
}
