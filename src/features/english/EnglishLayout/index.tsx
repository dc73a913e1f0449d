import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { ENGLISH_PAGE, type Page } from '@site/src/dataset/words/pages';
import { SITE_NAME_EN } from '@site/src/dataset/words/publisher';
import Crumbs from '@site/src/lib/ui/Crumbs';
import PageHead from '@site/src/lib/ui/PageHead';
import styles from './styles.module.css';

interface Props {
  page: Page;
  /** what the page is about, for search engines */
  description: string;
  /** the heading, where it is not the name of the page */
  heading?: string;
  /** what stands beside the heading */
  lead: ReactNode;
  children: ReactNode;
}

/** A page in English: its language, its title, and its heading. */
export default function EnglishLayout({ page, description, heading, lead, children }: Props): ReactNode {
  const { to, name } = page;
  const { home } = ENGLISH_PAGE;
  const title = `${heading ?? name} | ${SITE_NAME_EN}`;
  return (
    <Layout description={description}>
      <Head>
        <html lang="en" />
        <title>{title}</title>
        <meta property="og:title" content={title} />
        <meta property="og:locale" content="en_US" />
      </Head>
      <main className={`wrap ${styles.page}`}>
        {to !== home.to && (
          <Crumbs
            place="close"
            label="You are here"
            parents={[{ to: home.to, label: home.name }]}
            current={name}
          />
        )}
        <PageHead title={heading ?? name}>{lead}</PageHead>
        {children}
      </main>
    </Layout>
  );
}
