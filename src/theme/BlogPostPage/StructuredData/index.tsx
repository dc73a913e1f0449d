/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/BlogPostPage/StructuredData
 * Kind: ejected
 * Why: The original writes the JSON as it is, so that a title with `</script>` in it ends the element and begins others.
 */
import Head from '@docusaurus/Head';
import { useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import { toScriptJson } from '@site/src/domain/scriptJson';
import type { ReactNode } from 'react';

/** What a post says of itself in the words of schema.org. */
export default function BlogPostStructuredData(): ReactNode {
  const data = useBlogPostStructuredData();
  return (
    <Head>
      <script type="application/ld+json">{toScriptJson(data)}</script>
    </Head>
  );
}
