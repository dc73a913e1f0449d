import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

/** With all categories open: no script opens them. */
function List({ items }: { items: readonly PropSidebarItem[] }): ReactNode {
  return (
    <ul>
      {items.map((item) =>
        item.type === 'html' ? null : (
          <li key={item.href ?? item.label}>
            {item.href === undefined ? item.label : <Link to={item.href}>{item.label}</Link>}
            {item.type === 'category' && <List items={item.items} />}
          </li>
        ),
      )}
    </ul>
  );
}

/** In `<main>`, so that a route change brings the list too, and without the state of the stock one. */
export default function DocRootLayout({ children }: { children: ReactNode }): ReactNode {
  return (
    <main className="container">
      <List items={useDocsSidebar()?.items ?? []} />
      {children}
    </main>
  );
}
