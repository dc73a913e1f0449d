import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { PAGE } from '@site/src/lib/addresses/names';
import CommentWidget from '@theme/CommentWidget';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { countFigures, formatCount, newestRelease, periodWords } from 'rental-data';
import Text from './_text.mdx';
import styles from '@site/src/features/download/page.module.css';

export default function DownloadPage(): ReactNode {
  const title = PAGE.download.name;
  const count = formatCount(countFigures(catalogue).files);
  const span = `從${periodWords(catalogue.dataset.since)}到${periodWords(newestRelease(catalogue, 'monthly').period)}`;
  const anchors = useBrokenLinks();
  for (const id of ['which', 'open', 'rule']) anchors.collectAnchor(id);
  return (
    <Layout
      title={title}
      description={`${span}，共${count}個檔案，免登入，點選即可下載。每一期都列出列數、資料集版本與已知問題。`}
    >
      <main className="wrap">
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className="mute">{`${span}，共${count}個檔案。免登入，點選即可下載。`}</p>
        </header>
        <Text components={{ a: Link }} />
        <CommentWidget />
      </main>
    </Layout>
  );
}
