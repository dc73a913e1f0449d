/** What is installed is what was chosen: exact versions with checksums, known licences, and no script of anybody else. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listSources } from '../support/sources';
import { ALLOWED_LICENCES, LICENCE_EXCEPTIONS } from '@site/config/licences';

interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  overrides: Record<string, unknown>;
  scripts: Record<string, string>;
  license: string;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  lockfileVersion: number;
  packages: Record<string, Locked>;
};
const { '': root, ...packages } = lock.packages;
/** The project's libraries of its own, and what each needs: they stand in the repository, and npm links to them. */
const WORKSPACES = new Map(
  [
    'chart-geometry',
    'content-database',
    'html-first',
    'rental-data',
    'rental-files',
    'rental-search',
    'share-pictures',
  ].map((name) => {
    const folder = `packages/${name}`;
    const needs = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
    return [folder, { ...needs.dependencies, ...needs.peerDependencies }] as const;
  }),
);
const entries = Object.entries(packages).filter(
  ([at, { link, resolved }]) => !WORKSPACES.has(at) && !(link && WORKSPACES.has(resolved ?? '')),
);

/** Name of the package at a place in the tree. */
const nameAt = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
/** What a package shares with a site that chose it: a site made by create-docusaurus asks for all of a major version. */
const OF_SITE = /^react(?:-dom)?$/;
const versionsIn = (wanted: unknown): string[] =>
  typeof wanted === 'string' ? [wanted] : Object.values(wanted as object).flatMap(versionsIn);

/** Packages that would run something when they are installed, and why the project does without it. */
const INSTALL_SCRIPTS: Record<string, string> = {
  '@swc/core':
    'Looks whether its binary for this platform is there, else takes a slower one; the lockfile holds the binary.',
  'core-js': 'Prints a request for donations.',
};

describe('versions', () => {
  const own = [...WORKSPACES.values()].flatMap((needs) => Object.entries(needs));

  it('are exact in package.json', () => {
    const wanted = [
      manifest.dependencies,
      manifest.devDependencies,
      manifest.overrides,
      own.flatMap(([name, version]) => (OF_SITE.test(name) ? [] : [version])),
    ].flatMap(versionsIn);
    // In the place of another: `npm:`, the name, and the version.
    expect(wanted.filter((version) => !EXACT.test(version.replace(/^npm:.+@/, '')))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(50);
  });

  it('of React are whatever a site of the same major version has', () => {
    const major = manifest.dependencies['react']?.split('.')[0];
    expect(new Map(own.filter(([name]) => OF_SITE.test(name)))).toEqual(
      new Map(['react', 'react-dom'].map((name) => [name, `^${String(major)}.0.0`])),
    );
  });

  const installed = (name: string): string | undefined => {
    const { link, resolved, version } = packages[`node_modules/${name}`] ?? {};
    return link ? packages[resolved ?? '']?.version : version;
  };

  it('are those of the lockfile', () => {
    expect(lock.lockfileVersion).toBe(3);
    for (const kind of ['dependencies', 'devDependencies'] as const) {
      expect(root?.[kind]).toEqual(manifest[kind]);
      for (const [name, version] of Object.entries(manifest[kind])) {
        expect(installed(name), name).toBe(version);
      }
    }
    for (const [folder, dependencies] of WORKSPACES) {
      const locked = packages[folder];
      expect({ ...locked?.dependencies, ...locked?.peerDependencies }).toEqual(dependencies);
      for (const [name, version] of Object.entries(dependencies))
        if (!OF_SITE.test(name)) expect(installed(name), name).toBe(version);
    }
  });

  it('have a checksum each, and come from no place of their own', () => {
    expect(
      entries.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([at]) => at),
    ).toEqual([]);
    expect(
      entries.filter(([, { resolved, link }]) => resolved !== undefined || link).map(([at]) => at),
    ).toEqual([]);
  });
});

describe('what the product imports', () => {
  /** Values only: types are gone when the site is built. */
  const IMPORTS =
    /^(?:import|export)\b(?! type\b)[^;'"]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'\)/gm;
  /** Docusaurus brings these under names of its own, or as the one copy that it shares with the site. */
  const OF_DOCUSAURUS =
    /^@docusaurus\/(?:[A-Z]|constants|isInternalUrl|router|use[A-Z])|^(?:react-helmet-async|react-router-dom)$|^@(?:site|theme|generated)\/|^@(?:browser-pages|catalogue|english-frame|up-to)$/;
  const parsePackageName = (name: string) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/');
  const listImports = (text: string) =>
    [...text.matchAll(IMPORTS)]
      .map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '')
      .filter((name) => !/^(?:\.|node:)/.test(name) && !OF_DOCUSAURUS.test(name))
      .map(parsePackageName);

  it('is installed without the tools of its makers', () => {
    expect(listImports("import { a } from '@x/y/z';\nimport type B from 'b';\nawait import('c/d');")).toEqual(
      ['@x/y', 'c'],
    );
    const files = listSources('src', 'plugins', 'config', 'scripts');
    const wanted = [...files, 'docusaurus.config.ts', 'sidebars.ts'].flatMap((file) =>
      listImports(readFileSync(file, 'utf8')).map((name) => ({ file, name })),
    );
    expect(new Set(wanted.map(({ name }) => name)).size).toBeGreaterThan(30);
    expect(wanted.filter(({ name }) => !Object.hasOwn(manifest.dependencies, name))).toEqual([]);
  });

  it.each([...WORKSPACES])('%s names all that it imports, and nothing else', (folder, dependencies) => {
    const texts = listSources(`${folder}/src`).map((file) => readFileSync(file, 'utf8'));
    // Whoever installs it gets types, too, and may need those of others for that; files of others are read by their paths.
    const isNamed = (name: string) =>
      texts.some((text) => text.includes(`} from '${name}';`) || text.includes(`(\`${name}/`));
    const wanted = new Set([...texts.flatMap(listImports), ...Object.keys(dependencies).filter(isNamed)]);
    expect([...wanted].sort()).toEqual(Object.keys(dependencies).sort());
  });

  it('and what only checks it have their reasons in config/packages.md', () => {
    const text = readFileSync('config/packages.md', 'utf8');
    const named = (heading: string) => {
      const [table = ''] = text.split(`| ${heading} |`)[1]?.split('\n\n') ?? [];
      return [...table.matchAll(/^\| (`.+`) \| .{2,} \|$/gm)].flatMap(([, names = '']) =>
        [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      );
    };
    expect(named('網站用到的套件').sort()).toEqual(Object.keys(manifest.dependencies).sort());
    expect(named('只用來檢查的套件').sort()).toEqual(Object.keys(manifest.devDependencies).sort());
  });

  it('is no tool of its makers in the lockfile', () => {
    const misfiled = Object.keys(manifest.dependencies).filter((name) => {
      const { dev, devOptional } = packages[`node_modules/${name}`] ?? {};
      return dev === true || devOptional === true;
    });
    expect(misfiled).toEqual([]);
  });
});

describe('scripts', () => {
  it('of packages are not needed: each one that would run is named with the reason', () => {
    const found = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([at]) => nameAt(at));
    expect([...new Set(found)].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
  });

  it('of packages are run neither by hand nor by npm start', () => {
    const settings = readFileSync('.npmrc', 'utf8').split('\n');
    expect(settings).toContain('ignore-scripts=true');
    expect(settings).toContain('save-exact=true');
    expect(readFileSync('scripts/lib/ensure-install.mjs', 'utf8')).toContain("'--ignore-scripts'");
  });

  it('of our own are not left out by that: none runs before or after another', () => {
    const names = Object.keys(manifest.scripts);
    const hooks = names.filter(
      (name) => names.includes(name.replace(/^(?:pre|post)/, '')) && /^(?:pre|post)/.test(name),
    );
    expect(hooks).toEqual([]);
    expect(names.filter((name) => /^(?:pre|post)?(?:install|prepare)$/.test(name))).toEqual([]);
  });
});

describe('licences', () => {
  const findException = (name: string) =>
    Object.keys(LICENCE_EXCEPTIONS).find((known) => name === known || name.startsWith(`${known}-`));

  /** `A AND B` needs both, `(A OR B)` one of them. */
  const isAllowed = (licence: string): boolean => {
    const text = licence.replace(/^\((.*)\)$/, '$1');
    if (text.includes(' AND ')) return text.split(' AND ').every(isAllowed);
    return text.split(' OR ').some((one) => ALLOWED_LICENCES.includes(one));
  };

  it('are on the list, or an exception says why', () => {
    const others = entries
      .filter(([, { license }]) => license === undefined || !isAllowed(license))
      .filter(([at, { license }]) => {
        const exception = LICENCE_EXCEPTIONS[findException(nameAt(at)) ?? ''];
        return !exception || (license !== undefined && license !== exception.licence);
      });
    expect(others.map(([at, { license }]) => `${at}: ${license ?? 'none'}`)).toEqual([]);
  });

  it('that are excused are in use, each with a reason', () => {
    const used = new Set(
      entries
        .filter(([, { license }]) => license === undefined || !isAllowed(license))
        .map(([at]) => findException(nameAt(at))),
    );
    expect(Object.keys(LICENCE_EXCEPTIONS).filter((name) => !used.has(name))).toEqual([]);
    for (const { reason } of Object.values(LICENCE_EXCEPTIONS)) expect(reason.length).toBeGreaterThan(20);
  });

  it('of the project are those that the site states', () => {
    expect(manifest.license).toBe('CC0-1.0');
    expect(readFileSync('LICENSE', 'utf8')).toMatch(/^CC0 1\.0 Universal\n/);
    expect(readFileSync('blog/LICENSE', 'utf8')).toMatch(/^Attribution 4\.0 International\n/);
  });
});
