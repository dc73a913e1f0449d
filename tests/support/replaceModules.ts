/** What components import of Docusaurus and of a build, for tests that draw pages without either. Runs before each of their files. */
import { createElement, type ReactNode } from 'react';
import { vi } from 'vitest';
import { describeCoverage } from 'rental-data';
import asked from './catalogue';

const SITE = { siteUrl: 'https://example.org', baseUrl: '/' };

interface Linked {
  to?: string;
  href?: string;
  children?: ReactNode;
}

vi.doMock('@docusaurus/Head', () => ({ default: () => null }));
vi.doMock('@docusaurus/Link', () => ({
  default: ({ to, href, ...rest }: Linked) => createElement('a', { href: to ?? href, ...rest }),
}));
const withBaseUrl = (below: string) => below;
vi.doMock('@docusaurus/useBaseUrl', () => ({
  default: withBaseUrl,
  useBaseUrlUtils: () => ({ withBaseUrl }),
}));
vi.doMock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({ collectAnchor: () => undefined, collectLink: () => undefined }),
}));
vi.doMock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({ siteConfig: { url: SITE.siteUrl, baseUrl: SITE.baseUrl } }),
}));
vi.doMock('@docusaurus/useIsBrowser', () => ({ default: () => false }));
vi.doMock('@generated/content-db/default/posts.json', () => ({ default: [] }));
vi.doMock('@generated/content-db/default/newest-posts.json', () => ({ default: [] }));
vi.doMock('@generated/map/default/districts.json', () => ({ default: null }));
vi.doMock('@generated/map/default/counties.json', () => ({
  default: { areas: [], view: [0, 0, 1, 1], frames: '', leaders: '', around: '' },
}));
vi.doMock('@generated/pages/default/coverage.json', () => ({
  default: {
    get cells() {
      return describeCoverage(asked).cells;
    },
  },
}));
vi.doMock('@generated/docusaurus-plugin-content-blog/default/covers.json', () => ({ default: {} }));
vi.doMock('@theme/CommentWidget', () => ({ default: () => null }));
vi.doMock('@site/src/lib/ui/Toc', () => ({ default: () => null }));
vi.doMock('@theme/Layout', () => ({
  default: ({ title, children }: { title: string; children: ReactNode }) => [title, children],
}));
