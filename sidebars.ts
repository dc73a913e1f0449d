import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** Each dataset version is one page. src/theme/DocSidebar makes one list of this and of versioned_sidebars/, where older versions keep their own. */
const sidebars: SidebarsConfig = { dataset: ['index'] };

export default sidebars;
