import Link from '@docusaurus/Link';
import Crumbs from '@site/src/lib/ui/Crumbs';
import PageHead from '@site/src/lib/ui/PageHead';
import { recipePage } from '@site/src/lib/addresses/pages';
import { crumbsAbove, PAGE } from '@site/src/lib/addresses/names';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { frontMatter as pair } from './2019-and-2023.mdx';
import { frontMatter as cite } from './cite.mdx';
import { frontMatter as districts } from './districts.mdx';
import { frontMatter as excel } from './excel.mdx';
import { frontMatter as map } from './map.mdx';
import { frontMatter as months } from './monthly-files.mdx';
import { frontMatter as same } from './same-listing.mdx';
import styles from '../../features/recipes/page.module.css';
import { frontMatter as rent } from './taipei-studio-rent.mdx';

const RECIPES = [
  ['excel', excel],
  ['taipei-studio-rent', rent],
  ['districts', districts],
  ['same-listing', same],
  ['map', map],
  ['monthly-files', months],
  ['2019-and-2023', pair],
  ['cite', cite],
] as const;

export default function Recipes(): ReactNode {
  const { name } = PAGE.recipes;
  const lead = '每一頁示範一件事，從挑選檔案到算出答案。程式都用格式相同的測試檔案執行過。';
  return (
    <Layout title={name} description={lead}>
      <main className="wrap">
        <Crumbs place="apart" parents={crumbsAbove(PAGE.recipes)} current={name} />
        <PageHead title={name}>
          <p>
            {lead}要讀的是好幾期，請到<Link to={PAGE.pick.to}>{PAGE.pick.name}</Link>
            ，程式會照選好的年份與欄位寫出來。
          </p>
        </PageHead>
        <ul className={styles.recipes}>
          {RECIPES.map(([slug, { title, description }]) => (
            <li key={slug}>
              <h2 className="t26">
                <Link to={recipePage(slug)}>{title}</Link>
              </h2>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
