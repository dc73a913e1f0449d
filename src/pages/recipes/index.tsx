import Link from '@docusaurus/Link';
import Crumbs from '@site/src/components/ui/Crumbs';
import { crumbsAbove } from '@site/src/components/ui/Crumbs/parents';
import PageHead from '@site/src/components/ui/PageHead';
import { recipePage } from '@site/src/domain/addresses/pages';
import { PAGE } from '@site/src/domain/words/pages';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { frontMatter as pair } from './2019-and-2023.mdx';
import { frontMatter as cite } from './cite.mdx';
import { frontMatter as excel } from './excel.mdx';
import { frontMatter as months } from './monthly-files.mdx';
import styles from './styles.module.css';
import { frontMatter as rent } from './taipei-studio-rent.mdx';

const RECIPES = [
  ['excel', excel],
  ['taipei-studio-rent', rent],
  ['monthly-files', months],
  ['2019-and-2023', pair],
  ['cite', cite],
] as const;

/** The recipes: one task each, from the file to the answer. */
export default function Recipes(): ReactNode {
  const { name } = PAGE.recipes;
  const lead = '一頁做一件事，從挑檔案到算出答案。程式都在和發布檔案同樣格式的檔案上執行過。';
  return (
    <Layout title={name} description={lead}>
      <main className="wrap">
        <Crumbs place="apart" parents={crumbsAbove(PAGE.recipes)} current={name} />
        <PageHead title={name}>
          <p>{lead}</p>
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
