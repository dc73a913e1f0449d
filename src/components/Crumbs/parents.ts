import { translate } from '@docusaurus/Translate';

/** Crumb of the blog's front page. */
export const blogParent = (): { to: string; label: string } => ({
  to: '/blog/',
  label: translate({ id: 'crumbs.blog', message: '部落格', description: 'Crumb of the blog' }),
});

/** Crumb of the index of tags. */
export const tagsParent = (): { to: string; label: string } => ({
  to: '/blog/tag/',
  label: translate({ id: 'crumbs.tags', message: '標籤', description: 'Crumb of the index of tags' }),
});
