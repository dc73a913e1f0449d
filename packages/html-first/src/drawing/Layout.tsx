import siteConfig from '@generated/docusaurus.config';
import { useLayoutEffect, type ReactNode } from 'react';

interface Props {
  title?: string;
  children: ReactNode;
}

/** The layout of a page that React draws in browsers: what stands around it is in the document already. */
export default function Layout({ title, children }: Props): ReactNode {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} | ${siteConfig.title}`;
  }, [title]);
  return children;
}
