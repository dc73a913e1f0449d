/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/MDXPage
 * Kind: ejected, rewritten
 * Why: MDX pages have the site's own frame and head: no Infima grid, no contents list beside the text.
 */
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import type { ReactNode } from 'react';

export default function MDXPage({ content: Content }: Props): ReactNode {
  const { title = '', description = '' } = Content.metadata;
  return (
    <Layout title={title} description={description}>
      <main className="wrap">
        <MDXContent>
          <Content />
        </MDXContent>
      </main>
    </Layout>
  );
}
