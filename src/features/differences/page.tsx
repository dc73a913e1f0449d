import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Crumbs from '@site/src/lib/ui/Crumbs';
import { differencePage } from '@site/src/lib/addresses/pages';
import Fold from '@site/src/lib/ui/Fold';
import PageHead from '@site/src/lib/ui/PageHead';
import { dateWords, FILES, summariseDrafts, summarisePair } from 'rental-data';
import { crumbsAbove, PAGE } from '@site/src/lib/addresses/names';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './page.module.css';

function Pairs({ pairs }: { pairs: [from: string, to: string][] }): ReactNode {
  return (
    <ul className={styles.pairs}>
      {pairs.map(([from, to]) => (
        <li key={from + to}>
          <Link className="bold" to={differencePage(from, to)}>{`從${from}到${to}`}</Link>
          <span>{summarisePair(catalogue, from, to)}</span>
        </li>
      ))}
    </ul>
  );
}

function Drafts(): ReactNode {
  return (
    <ul className={styles.pairs}>
      {summariseDrafts(catalogue).map(({ from, to, written, words }) => (
        <li key={from + to}>
          <Link className="bold" to={differencePage(from, to)}>{`從${from}到${to}（草案）`}</Link>
          <span>
            {dateWords(written)}的草案：{words}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Ways(): ReactNode {
  const newestFirst = catalogue.versions.map(({ version }) => version).reverse();
  const forth = newestFirst.flatMap((to, at) =>
    newestFirst.slice(at + 1).map((from): [from: string, to: string] => [from, to]),
  );
  return (
    <>
      <Drafts />
      <Pairs pairs={forth} />
      <Fold summary="從新的版本改回舊的版本">
        <Pairs pairs={forth.map(([from, to]) => [to, from])} />
      </Fold>
    </>
  );
}

export default function Overview(): ReactNode {
  const json = useBaseUrl(FILES.differences);
  const title = PAGE.differences.name;
  return (
    <Layout
      title={title}
      description="任兩個資料集版本之間新增、移除、改名、意義改變與寫法不同的欄位，以及程式要改哪裡。"
    >
      <main className="wrap">
        <Crumbs place="apart" parents={crumbsAbove(PAGE.differences)} current={title} />
        <PageHead title={title}>
          <p>請選擇原本的版本與要改用的版本。每一頁列出欄位的差異，以及程式要改哪裡。</p>
          <p className="together mt4">
            <a className="more" href={json}>
              全部差異的JSON
            </a>
            <Link className="more" to={PAGE.compare.to}>
              {PAGE.compare.name}
            </Link>
          </p>
        </PageHead>
        <Ways />
      </main>
    </Layout>
  );
}
