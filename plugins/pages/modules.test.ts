import type { PluginContentLoadedActions } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { emitModules, toModules } from './modules';
import { catalogue } from 'rental-data/testing/realCatalogue';

const modules = toModules(catalogue);

it.each([...modules])('the module %s survives being written as JSON', (name, content) => {
  expect(name).toMatch(/^[\w.-]+\.json$/);
  expect(JSON.parse(JSON.stringify(content))).toEqual(content);
});

it('all modules are handed to Docusaurus', async () => {
  const written = new Map<string, unknown>();
  await emitModules(catalogue, ((name: string, data: object) => {
    written.set(name, data);
    return Promise.resolve(name);
  }) as PluginContentLoadedActions['createData']);
  expect(written).toEqual(modules);
});
