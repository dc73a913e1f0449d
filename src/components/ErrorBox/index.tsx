import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Logo from '@site/src/components/Logo';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Message of the 404 page, fixed by the specification (§2, §8). */
export const NOT_FOUND_MESSAGE = 'This page could not be found';

/** Text of the link on the 404 page, fixed by the specification (§2). */
export const BACK_HOME = 'Back to the home page';

interface Props {
  /** HTTP status, default 500 (specification §8) */
  status?: number;
  /** default 'Error' (specification §8) */
  message?: string;
  /** what else the reader can do */
  children?: ReactNode;
}

/** The error box of the specification: status, message, for 404 the way home; each with a Chinese line beside the fixed English. */
export default function ErrorBox({ status = 500, message = 'Error', children }: Props): ReactNode {
  const missing = status === 404;
  return (
    <main className="wrap">
      <div className={styles.layout}>
        <div className={styles.box} data-error-status={status}>
          <p className={styles.status}>{status}</p>
          <h1 className={styles.message} lang="en">
            {message}
          </h1>
          <p className={styles.chinese}>
            {missing ? (
              <Translate id="error.notFound" description="Chinese line of the 404 page">
                沒有這一頁。網址可能打錯了，或者這個期別沒有發布過。
              </Translate>
            ) : (
              <Translate id="error.other" description="Chinese line of the page for other errors">
                這一頁出了問題。重新整理通常就好；如果一再發生，請寫信告訴我們。
              </Translate>
            )}
          </p>
          {missing && (
            <p>
              <Link className="btn" to="/" lang="en">
                {BACK_HOME}
              </Link>
            </p>
          )}
          {children}
        </div>
        <div className={styles.art} aria-hidden="true">
          <Logo missing={3} />
        </div>
      </div>
      <nav
        className={styles.near}
        aria-label={translate({
          id: 'error.near',
          message: '可以去的頁面',
          description: 'Name of the links on error pages',
        })}
      >
        <h2>
          <Translate id="error.nearTitle" description="Title of the links on error pages">
            你可能在找
          </Translate>
        </h2>
        <ul>
          <li>
            <Link to="/download/">
              <Translate id="error.download" description="Link on error pages">
                打包回家玩
              </Translate>
            </Link>
            <span className="mute">
              <Translate id="error.downloadHint" description="Explains the link to the download page">
                各個期別的檔案
              </Translate>
            </span>
          </li>
          <li>
            <Link to="/about-data-set/">
              <Translate id="error.about" description="Link on error pages">
                關於資料集
              </Translate>
            </Link>
            <span className="mute">
              <Translate id="error.aboutHint" description="Explains the link to the dataset description">
                各版本的欄位、編碼與收錄方法
              </Translate>
            </span>
          </li>
          <li>
            <Link to="/data-quality/">
              <Translate id="error.quality" description="Link on error pages">
                資料品質
              </Translate>
            </Link>
            <span className="mute">
              <Translate id="error.qualityHint" description="Explains the link to the quality record">
                哪些期別、哪些欄位出過問題
              </Translate>
            </span>
          </li>
          <li>
            <Link to="/blog/post/">
              <Translate id="error.posts" description="Link on error pages">
                全部文章
              </Translate>
            </Link>
            <span className="mute">
              <Translate id="error.postsHint" description="Explains the link to the index of posts">
                按年份排列
              </Translate>
            </span>
          </li>
        </ul>
      </nav>
    </main>
  );
}
