import { translate } from '@docusaurus/Translate';
import HitLink from '@site/src/components/SearchResults/HitLink';
import { fullName, PAGE, type Page } from '@site/src/domain/words/pages';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const PAGES: readonly (readonly [page: Page, hint: string])[] = [
  [
    PAGE.download,
    translate({
      id: 'mainPages.downloadHint',
      message: '每月、每季、每年的檔案',
      description: 'Explains the link to the download page',
    }),
  ],
  [
    PAGE.about,
    translate({
      id: 'mainPages.aboutHint',
      message: '欄位、版本與收錄方法',
      description: 'Explains the link to the dataset description',
    }),
  ],
  [
    PAGE.quality,
    translate({
      id: 'mainPages.qualityHint',
      message: '哪些期別、哪些欄位要留意',
      description: 'Explains the link to the quality record',
    }),
  ],
  [
    PAGE.blog,
    translate({
      id: 'mainPages.blogHint',
      message: '資料怎麼收錄，哪裡出過問題',
      description: 'Explains the link to the blog',
    }),
  ],
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
        {PAGES.map(([page, hint]) => (
          <li key={page.to}>
            <HitLink to={page.to}>{fullName(page)}</HitLink>
            <span>{hint}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
