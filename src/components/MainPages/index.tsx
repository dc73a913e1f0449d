import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import HitLink from '@site/src/components/SearchResults/HitLink';
import styles from './styles.module.css';

/** The main pages, for those who are lost or would rather look around than search. */
export default function MainPages(): ReactNode {
  return (
    <nav
      className={styles.pages}
      aria-label={translate({
        id: 'mainPages.label',
        message: '主要頁面',
        description: 'Name of the links to the main pages',
      })}
    >
      <ul>
        <li>
          <HitLink to="/download/">
            <Translate id="mainPages.download" description="Link to a main page">
              打包回家玩
            </Translate>
          </HitLink>
          <span>
            <Translate id="mainPages.downloadHint" description="Explains the link to the download page">
              每個期別的檔案
            </Translate>
          </span>
        </li>
        <li>
          <HitLink to="/about-data-set/">
            <Translate id="mainPages.about" description="Link to a main page">
              關於資料集
            </Translate>
          </HitLink>
          <span>
            <Translate id="mainPages.aboutHint" description="Explains the link to the dataset description">
              欄位、版本與收錄方法
            </Translate>
          </span>
        </li>
        <li>
          <HitLink to="/data-quality/">
            <Translate id="mainPages.quality" description="Link to a main page">
              資料品質
            </Translate>
          </HitLink>
          <span>
            <Translate id="mainPages.qualityHint" description="Explains the link to the quality record">
              哪些期別、哪些欄位要留意
            </Translate>
          </span>
        </li>
        <li>
          <HitLink to="/blog/post/">
            <Translate id="mainPages.posts" description="Link to a main page">
              全部文章
            </Translate>
          </HitLink>
          <span>
            <Translate id="mainPages.postsHint" description="Explains the link to the index of posts">
              依年份排列
            </Translate>
          </span>
        </li>
      </ul>
    </nav>
  );
}
