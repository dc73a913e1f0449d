/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/BlogPostPage/StructuredData
 * Kind: ejected
 * Why: The original does not escape the JSON, so a title that contains `</script>` would end the element.
 */
import Head from '@docusaurus/Head';
import { useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import { toScriptJson } from '@site/src/lib/text/scriptJson';
import type { ReactNode } from 'react';

export default function BlogPostStructuredData(): ReactNode {
  const data = useBlogPostStructuredData();
  return (
    <Head>
      <script type="application/ld+json">{toScriptJson(data)}</script>
    </Head>
  );
}
