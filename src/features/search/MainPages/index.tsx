import PlainLink from '@site/src/lib/ui/PlainLink';
import { fullName, PAGE, type Page } from '@site/src/lib/addresses/names';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const PAGES: readonly (readonly [page: Page, hint: string])[] = [
  [PAGE.download, '月、季、年的檔案'],
  [PAGE.rents, '各縣市、各鄉鎮市區的租金中位數'],
  [PAGE.about, '欄位、版本與收錄方法'],
  [PAGE.quality, '哪些期別與欄位有已知問題'],
  [PAGE.blog, '資料怎麼收錄，哪裡出過問題'],
];

export default function MainPages(): ReactNode {
  return (
    <nav className={styles.pages} aria-label="主要頁面">
      <ul className="ruled">
        {PAGES.map(([page, hint]) => (
          <li key={page.to} className="ends">
            <PlainLink className="bold" to={page.to}>
              {fullName(page)}
            </PlainLink>
            <small>{hint}</small>
          </li>
        ))}
      </ul>
    </nav>
  );
}
