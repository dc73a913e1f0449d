/** The plugin whose pages have the blog's layout. */
export const BLOG_PLUGIN = 'docusaurus-plugin-content-blog';
