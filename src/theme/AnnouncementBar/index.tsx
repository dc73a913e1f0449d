/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/AnnouncementBar
 * Kind: ejected, rewritten
 * Why: The site announces nothing in a bar, and its words brought the theme's translations into every page.
 */
export default function AnnouncementBar(): null {
  return null;
}
