import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'build/assets/js';

it('no script that browsers load holds zod: the schemas are for the build, browsers have their types only', () => {
  const scripts = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  // Every schema keeps its workings under this name, which no minifier changes.
  expect(scripts.filter((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').includes('_zod'))).toEqual([]);
});
