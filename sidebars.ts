import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** Each dataset version is one page; older versions keep their own copy in versioned_sidebars/. */
const sidebars: SidebarsConfig = { dataset: ['index'] };

export default sidebars;
