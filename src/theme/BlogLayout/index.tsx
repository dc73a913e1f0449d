/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/BlogLayout
 * Kind: ejected, rewritten
 * Why: One column without Infima's grid and sidebar; pages of the blog bring their own heads.
 */
import Layout from '@theme/Layout';
import type { Props } from '@theme/BlogLayout';
import type { ReactNode } from 'react';

export default function BlogLayout({ sidebar: _sidebar, toc: _toc, children, ...layout }: Props): ReactNode {
  return (
    <Layout {...layout}>
      <main className="wrap">{children}</main>
    </Layout>
  );
}
