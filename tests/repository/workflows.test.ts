import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { STEPS } from '../../scripts/lib/test-steps.mjs';

const FOLDER = '.github/workflows';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Job {
  permissions?: Record<string, string>;
  container?: string;
  /** a workflow that takes the place of steps, and has its own limits */
  uses?: string;
  steps?: Step[];
  needs?: string;
  if?: string;
  'continue-on-error'?: boolean;
  'timeout-minutes'?: number;
  strategy?: { matrix: { include: { step: string; shard: string }[] } };
}
interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};
const names = readdirSync(FOLDER);
const workflows = names.map((name): [string, Workflow] => [
  name,
  parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Workflow,
]);
const workflow = (name: string): Workflow => {
  const found = workflows.find(([file]) => file === name);
  if (!found) throw new Error(`沒有${name}`);
  return found[1];
};
const listSteps = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);

describe.each(workflows)('%s', (name, flow) => {
  it('runs only what there is', () => {
    for (const { run } of listSteps(flow)) {
      if (run === undefined) continue;
      const script = /^npm (?:run )?([\w:-]+)/.exec(run)?.[1];
      if (script !== undefined && script !== 'ci') expect(manifest.scripts, run).toHaveProperty([script]);
      else if (script === undefined) {
        const [command = ''] = run.split(' ');
        expect(existsSync(command), run).toBe(true);
        expect(statSync(command).mode & 0o111, `${command} is executable`).not.toBe(0);
      }
    }
  });

  it('takes a Node that the project allows', () => {
    const [, least = ''] = />=(\d+)/.exec(manifest.engines.node) ?? [];
    const versions = Object.values(flow.jobs).flatMap(({ container, steps = [] }) => [
      ...(container ? [/^node:(\d+)/.exec(container)?.[1]] : []),
      ...steps.flatMap((step) =>
        step.with?.['node-version'] === undefined ? [] : [String(step.with['node-version']).split('.')[0]],
      ),
    ]);
    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions) expect(Number(version)).toBeGreaterThan(Number(least));
  });

  it('pins every container to a version', () => {
    for (const { container } of Object.values(flow.jobs))
      if (container) expect(container).toMatch(/^node:\d+\.\d+\.\d+-\w+$/);
  });

  it('pins every action to a commit and says which version that is', () => {
    const lines = readFileSync(path.join(FOLDER, name), 'utf8')
      .split('\n')
      .filter((line) => /\buses:/.test(line) && !line.includes('./.github/'));
    for (const line of lines) expect(line).toMatch(/ uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('asks for no more rights than it needs, and ends some day', () => {
    expect(flow.permissions).toEqual({ contents: 'read' });
    expect(flow.concurrency?.group).toBeTruthy();
    for (const job of Object.values(flow.jobs)) {
      if (job.uses === undefined) expect(job['timeout-minutes']).toBeGreaterThan(0);
      else expect(names.map((name) => `./${FOLDER}/${name}`)).toContain(job.uses);
    }
  });
});

describe('deploy.yml', () => {
  const { jobs } = workflow('deploy.yml');

  it('hands every variable of .env.example to the build, from the variables of the repository', () => {
    const build = listSteps(workflow('deploy.yml')).find(({ run }) => run === 'npm run build');
    const known = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
    expect(build?.env).toEqual(Object.fromEntries(known.map((name) => [name, `\${{ vars.${name} }}`])));
  });

  it('publishes the build with its hidden files, and only the publishing job may', () => {
    const upload = jobs['build']?.steps?.find(({ uses }) =>
      uses?.startsWith('actions/upload-pages-artifact'),
    );
    expect(upload?.with).toEqual({ path: 'build', 'include-hidden-files': true });
    expect(jobs['deploy']).toMatchObject({
      needs: 'build',
      permissions: { pages: 'write', 'id-token': 'write' },
    });
    expect(jobs['build']?.permissions).toBeUndefined();
  });

  it('builds with the Node with which the same commit was checked', () => {
    const setup = jobs['build']?.steps?.find(({ uses }) => uses?.startsWith('actions/setup-node'));
    const checked = Object.values(workflow('check.yml').jobs).map(({ container }) => container);
    expect(new Set(checked)).toEqual(new Set([`node:${String(setup?.with?.['node-version'])}-bookworm`]));
  });

  it('publishes only what the checks of the same commit let through', () => {
    expect(workflow('check.yml').on).toHaveProperty('workflow_call');
    expect(jobs['check']).toEqual({ uses: './.github/workflows/check.yml' });
    expect(jobs['build']?.needs).toBe('check');
    // By itself, a job is left out when the one that it needs has failed; a condition of its own could override that.
    for (const flow of [workflow('deploy.yml'), workflow('check.yml')])
      for (const job of Object.values(flow.jobs)) {
        expect(job.if).toBeUndefined();
        expect(job['continue-on-error']).toBeUndefined();
      }
    // Another commit than the one that was checked would have to be named here.
    for (const { uses, with: given } of listSteps(workflow('deploy.yml')))
      if (uses?.startsWith('actions/checkout@')) expect(given).toBeUndefined();
  });
});

describe('check.yml', () => {
  it('runs on pull requests what continuous integration runs', () => {
    const flow = workflow('check.yml');
    expect(flow.on).toHaveProperty('pull_request');
    const runs = Object.values(flow.jobs).flatMap(({ steps = [], strategy }) =>
      steps.flatMap(({ run = '' }) => {
        const named = /^\.ci\/run --only (.+)$/.exec(run)?.[1];
        if (named === undefined) return [];
        const several = strategy?.matrix.include ?? [{ step: named, shard: '1/1' }];
        return several.flatMap(({ step, shard }) =>
          named
            .replace('${{ matrix.step }}', step)
            .split(',')
            .map((name) => `${name} ${shard}`),
        );
      }),
    );
    const all = STEPS.flatMap(({ name }) =>
      name === 'browser' ? ['browser 1/2', 'browser 2/2'] : [`${name} 1/1`],
    );
    expect(runs.sort()).toEqual(all.sort());
    expect(flow.jobs['sites']?.steps?.at(-2)?.with).toEqual({ name: 'sites' });
  });
});

/** Runs .ci/run with stand-ins for what installs, and gives the commands. */
function listInstalls(...args: string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const record = path.join(folder, 'record');
  for (const name of ['apt-get', 'npm'])
    writeFileSync(path.join(folder, name), `#!/bin/sh\necho "${name} $*" >>'${record}'\n`, { mode: 0o755 });
  const PATH = `${folder}${path.delimiter}${process.env['PATH'] ?? ''}`;
  execFileSync('bash', ['.ci/run', ...args], { env: { ...process.env, PATH }, stdio: 'ignore' });
  return readFileSync(record, 'utf8').split('\n').filter(Boolean);
}

describe('.ci/run', () => {
  it('installs nothing for steps that need no tools', () => {
    expect(listInstalls('--only', 'build,wired,example')).toEqual(['npm test -- --only build,wired,example']);
  });

  it.each([
    ['tools', ['python3-pandas', 'r-base-core', 'chdb@']],
    ['engines', ['firefox-esr', 'webkit2gtk-driver', 'xvfb']],
    ['browser', ['chromium-headless-shell']],
  ])('installs for the step %s what it needs, and nothing of others', (step, own) => {
    const everything = listInstalls().join('\n');
    const installs = listInstalls('--only', step).join('\n');
    for (const name of own) {
      expect(everything).toContain(name);
      expect(installs).toContain(name);
    }
    for (const other of ['python3-pandas', 'firefox-esr', 'chromium'].filter(
      (name) => !own[0]?.startsWith(name),
    ))
      expect(installs).not.toContain(other);
  });

  it('runs every step, those that need no tools before the tools are there', () => {
    const runs = listInstalls().flatMap(
      (line) => /^npm test -- --only (.+)$/.exec(line)?.[1]?.split(',') ?? [],
    );
    expect(runs.sort()).toEqual(STEPS.map(({ name }) => name).sort());
  });
});

it('what continuous integration installs beside the packages of the project is pinned', () => {
  const script = readFileSync('.ci/run', 'utf8').replaceAll('\\\n', '');
  const installs = script.split('\n').filter((line) => /\bnpm (?:i|install|add|exec)\b|\bnpx\b/.test(line));
  expect(installs).toHaveLength(1);
  for (const install of installs) {
    const names = install.split(/\s+/).filter((word) => /^@?[a-z][\w/-]*(?:@|$)/.test(word));
    expect(names.slice(2).length).toBeGreaterThan(0);
    for (const name of names.slice(2)) expect(name).toMatch(/.@\d+\.\d+\.\d+$/);
  }
});
