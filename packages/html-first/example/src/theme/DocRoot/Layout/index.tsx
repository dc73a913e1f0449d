import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

/** In `<main>`, so that a route change brings the list too, and without the state of the stock one. */
export default function DocRootLayout({ children }: { children: ReactNode }): ReactNode {
  const items = useDocsSidebar()?.items ?? [];
  return (
    <main className="container">
      <ul>
        {items.map((item) =>
          item.type === 'link' ? (
            <li key={item.href}>
              <Link to={item.href}>{item.label}</Link>
            </li>
          ) : null,
        )}
      </ul>
      {children}
    </main>
  );
}
