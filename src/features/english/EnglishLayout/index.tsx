import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { ENGLISH_PAGE, type Page } from '@site/src/lib/addresses/names';
import { SITE_NAME_EN } from 'rental-data';
import Crumbs from '@site/src/lib/ui/Crumbs';
import PageHead from '@site/src/lib/ui/PageHead';
import SectionHead from '@site/src/lib/ui/SectionHead';
import styles from './styles.module.css';

interface Props {
  page: Page;
  description: string;
  heading?: string;
  lead: ReactNode;
  /** what the page is about, with links to each at its top */
  sections?: readonly { id: string; title: string; lead?: ReactNode; content: ReactNode }[];
  children?: ReactNode;
}

export default function EnglishLayout({
  page,
  description,
  heading,
  lead,
  sections = [],
  children,
}: Props): ReactNode {
  const { to, name } = page;
  const { home } = ENGLISH_PAGE;
  const title = `${heading ?? name} | ${SITE_NAME_EN}`;
  return (
    <Layout description={description}>
      <Head>
        <html lang="en" />
        <title>{title}</title>
        <meta property="og:title" content={title} />
        <meta property="og:locale" content="en_GB" />
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
        <PageHead title={heading ?? name}>
          {lead}
          {sections.length > 0 && (
            <nav aria-label="On this page">
              <ul className={styles.contents}>
                {sections.map(({ id, title: text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </PageHead>
        {children}
        {sections.map(({ id, title: text, lead: beside, content }) => (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <SectionHead id={id} title={text}>
              {beside}
            </SectionHead>
            {content}
          </section>
        ))}
      </main>
    </Layout>
  );
}
