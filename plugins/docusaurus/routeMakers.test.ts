import { expect, it } from 'vitest';
import { pluginsByPath } from './routeMakers';

it('pluginsByPath gives inner routes the maker of the outer', () => {
  const routes = [
    {
      path: '/sub/docs',
      component: '',
      plugin: { name: 'docs', id: 'default' },
      routes: [{ path: '/sub/docs/0.3/', component: '' }],
    },
  ];
  expect([...pluginsByPath(routes, '/sub/')]).toEqual([
    ['/docs/', 'docs'],
    ['/docs/0.3/', 'docs'],
  ]);
});
