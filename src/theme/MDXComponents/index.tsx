/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/MDXComponents
 * Kind: ejected, rewritten
 * Why: Scrolling tables, notices and code in the style of this site; blocks come from plugins/markdown/blocks.ts. The original imports Prism, Mermaid and Infima's admonitions.
 */
import Head from '@docusaurus/Head';
import MdxTable from '@site/src/lib/ui/ScrollTable/MdxTable';
import Notice from '@site/src/lib/ui/Notice';
import Pre from '@site/src/lib/ui/Pre';
import TaskBox from '@site/src/lib/ui/TaskBox';
import Heading from '@theme/Heading';
import A from '@theme/MDXComponents/A';
import Li from '@theme/MDXComponents/Li';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import type { ComponentProps } from 'react';

const heading = (as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function MdxHeading(props: ComponentProps<'h2'>) {
    return <Heading as={as} {...props} />;
  };

const components = {
  Head,
  a: A,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  // the theme's list item registers footnotes with the link checker
  li: Li,
  input: TaskBox,
  pre: Pre,
  table: MdxTable,
  admonition: Notice,
};

// The type requires Prism's and Mermaid's components, which this site never uses.
export default components as unknown as MDXComponentsObject;
