/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/MDXComponents
 * Kind: ejected, rewritten
 * Why: Scrolling tables, notices and code in the style of this site; the site's own blocks are named in blocks.ts. The original imports Prism, Mermaid and Infima's admonitions, and gives links and items classes for a sticky header.
 */
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Notice from '@site/src/lib/ui/Notice';
import Pre from '@site/src/lib/ui/Pre';
import ScrollTable from '@site/src/lib/ui/ScrollTable';
import Heading from '@theme/Heading';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import type { ComponentProps, ReactNode } from 'react';

const heading = (as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function MdxHeading(props: ComponentProps<'h2'>) {
    return <Heading as={as} {...props} />;
  };

/** The link checker has to know footnotes. */
function Item(props: ComponentProps<'li'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}

function MdxTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollTable label="表格">
      <table {...props} />
    </ScrollTable>
  );
}

/** The box of a task list in Markdown: cannot be changed, and says in words whether the task is done. */
function TaskBox(props: ComponentProps<'input'>): ReactNode {
  if (props.type !== 'checkbox') return <input {...props} />;
  const label = props.checked ? '已完成' : '未完成';
  return <input {...props} aria-label={label} />;
}

const components = {
  Head,
  a: Link,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  li: Item,
  input: TaskBox,
  pre: Pre,
  table: MdxTable,
  admonition: Notice,
};

// The type requires Prism's and Mermaid's components, which this site never uses.
export default components as unknown as MDXComponentsObject;
