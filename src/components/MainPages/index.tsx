import { translate } from '@docusaurus/Translate';
import HitLink from '@site/src/components/SearchResults/HitLink';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const PAGES = [
  {
    to: '/download/',
    name: translate({ id: 'mainPages.download', message: '打包回家玩', description: 'Link to a main page' }),
    hint: translate({
      id: 'mainPages.downloadHint',
      message: '每個期別的檔案',
      description: 'Explains the link to the download page',
    }),
  },
  {
    to: '/about-data-set/',
    name: translate({ id: 'mainPages.about', message: '關於資料集', description: 'Link to a main page' }),
    hint: translate({
      id: 'mainPages.aboutHint',
      message: '欄位、版本與收錄方法',
      description: 'Explains the link to the dataset description',
    }),
  },
  {
    to: '/data-quality/',
    name: translate({ id: 'mainPages.quality', message: '資料品質', description: 'Link to a main page' }),
    hint: translate({
      id: 'mainPages.qualityHint',
      message: '哪些期別、哪些欄位要留意',
      description: 'Explains the link to the quality record',
    }),
  },
  {
    to: '/blog/post/',
    name: translate({ id: 'mainPages.posts', message: '全部文章', description: 'Link to a main page' }),
    hint: translate({
      id: 'mainPages.postsHint',
      message: '依年份排列',
      description: 'Explains the link to the index of posts',
    }),
  },
];

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
        {PAGES.map(({ to, name, hint }) => (
          <li key={to}>
            <HitLink to={to}>{name}</HitLink>
            <span>{hint}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
