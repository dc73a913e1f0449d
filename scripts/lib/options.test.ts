import { describe, expect, it } from 'vitest';
import { parseDevArgs, parseRehearseArgs, parseStartArgs, parseTestArgs } from './options.mjs';
import { UserError } from './user-error.mjs';

describe('npm start', () => {
  it('builds and uses port 3000 by default', () => {
    expect(parseStartArgs([], {})).toEqual({ help: false, build: true, port: 3000 });
    expect(parseStartArgs([], { PORT: '' }).port).toBe(3000);
  });

  it('takes the port from the option, else from the environment', () => {
    expect(parseStartArgs(['--port', '4000'], { PORT: '5000' }).port).toBe(4000);
    expect(parseStartArgs(['--port=4000'], {}).port).toBe(4000);
    expect(parseStartArgs(['-p', '4000'], {}).port).toBe(4000);
    expect(parseStartArgs([], { PORT: '5000' }).port).toBe(5000);
  });

  it.each(['0', '65536', '-1', '3000.5', '0x10', '1e3', 'abc', ''])('refuses the port "%s"', (port) => {
    expect(() => parseStartArgs([`--port=${port}`], {})).toThrow(`--port 的值「${port}」`);
  });

  it('names the environment when its port is wrong', () => {
    expect(() => parseStartArgs([], { PORT: 'abc' })).toThrow('環境變數 PORT 的值「abc」');
  });

  it('knows --no-build and --help', () => {
    expect(parseStartArgs(['--no-build'], {}).build).toBe(false);
    expect(parseStartArgs(['--help'], {}).help).toBe(true);
    expect(parseStartArgs(['-h'], {}).help).toBe(true);
  });

  it.each([[['--prot', '1']], [['--port']], [['4000']], [['--no-build=yes']]])('refuses %j', (argv) => {
    expect(() => parseStartArgs(argv, {})).toThrow(UserError);
    expect(() => parseStartArgs(argv, {})).toThrow(
      `${argv.join(' ')}\n選項要放在「--」之後，例如 npm start -- --help`,
    );
  });
});

describe('npm run dev', () => {
  it('leaves the browser closed unless asked', () => {
    expect(parseDevArgs([], {})).toEqual({ help: false, open: false, port: 3000 });
    expect(parseDevArgs(['--open', '-p', '4000'], {})).toEqual({ help: false, open: true, port: 4000 });
    expect(parseDevArgs([], { PORT: '5000' }).port).toBe(5000);
  });

  it('refuses what it does not know', () => {
    expect(() => parseDevArgs(['--no-build'], {})).toThrow('npm run dev -- --help');
  });
});

describe('npm test', () => {
  const known = ['types', 'unit', 'build', 'browser'];

  it('takes every step by default', () => {
    expect(parseTestArgs([], known)).toEqual({
      help: false,
      list: false,
      full: false,
      isChosen: false,
      since: undefined,
      steps: known,
    });
  });

  it('takes a commit to count changes from, but not for everything', () => {
    expect(parseTestArgs(['--since', 'main'], known)).toMatchObject({ since: 'main', steps: known });
    expect(() => parseTestArgs(['--since=main', '--full'], known)).toThrow('只能用一個');
  });

  it('takes the named steps, in the usual order', () => {
    expect(parseTestArgs(['--only', 'browser, unit'], known).steps).toEqual(['unit', 'browser']);
    expect(parseTestArgs(['--only=build'], known).steps).toEqual(['build']);
  });

  it.each(['units', 'unit,units', '', 'unit,'])('refuses --only "%s" and lists the steps', (only) => {
    expect(() => parseTestArgs([`--only=${only}`], known)).toThrow('可用的步驟：types、unit、build、browser');
  });

  it('knows --list, --help and --full', () => {
    expect(parseTestArgs(['--list'], known).list).toBe(true);
    expect(parseTestArgs(['--help'], known).help).toBe(true);
    expect(parseTestArgs(['--full'], known).full).toBe(true);
  });

  it('refuses a step without --only', () => {
    expect(() => parseTestArgs(['unit'], known)).toThrow('npm test -- --help');
  });
});

describe('npm run rehearse', () => {
  it('follows the recipes, or tries a version of Docusaurus', () => {
    expect(parseRehearseArgs([])).toEqual({
      help: false,
      statistics: false,
      docusaurus: undefined,
      version: undefined,
    });
    expect(parseRehearseArgs(['--statistics']).statistics).toBe(true);
    expect(() => parseRehearseArgs(['--statistics', '--version=1.0'])).toThrow('一次只能用一個');
    expect(parseRehearseArgs(['--version', '1.0']).version).toBe('1.0');
    expect(() => parseRehearseArgs(['--version', '1'])).toThrow('--version 的值「1」');
    expect(() => parseRehearseArgs(['--version=1.0', '--docusaurus=3.11.0'])).toThrow('一次只能用一個');
    expect(parseRehearseArgs(['--docusaurus', '4.0.0-canary-6808']).docusaurus).toBe('4.0.0-canary-6808');
  });

  it.each(['', 'latest', '3.11', '^3.11.0', '3.11.0 --force'])('refuses the version "%s"', (version) => {
    expect(() => parseRehearseArgs([`--docusaurus=${version}`])).toThrow(`--docusaurus 的值「${version}」`);
  });
});
