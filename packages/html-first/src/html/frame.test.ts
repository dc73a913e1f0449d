// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { RoutePayload } from '../browser/payload';
import { configureTestSite } from '../../tests/support/client';
import { exchangePage } from './frame';

configureTestSite({});

const nav = (current: string) => `<nav data-frame><a href="/${current}/">${current}</a></nav>`;

const payload = (frame: string[]): RoutePayload => ({
  path: '/next/',
  head: '<title data-rh>next</title>',
  htmlClass: 'next',
  main: '<main>',
  first: '',
  rest: [],
  styles: {},
  blog: false,
  frame,
});

const order: string[] = [];
const note = (what: string) => order.push(`${what} ${document.documentElement.className} ${document.title}`);
document.addEventListener('focusout', () => note('out'));
document.addEventListener('focusin', () => note('in'));

it.each([
  ['in the content', 'main a', 'one', undefined],
  ['in what changes around it', 'nav a', 'two', 'a[href="/next/"]'],
])('the focus %s leaves before anything has changed, and comes back last', (_, focused, mark, then) => {
  document.head.innerHTML = '<title data-rh>old</title>';
  document.documentElement.className = 'old';
  document.body.innerHTML = `${nav('next')}<main><a href="/next/"></a></main>`;
  document.querySelector<HTMLElement>(focused)?.focus();
  order.length = 0;
  exchangePage(payload([nav('next').replace('<a', `<a class="${mark}"`)]), () => {
    note('insert');
    document.querySelector('main')?.replaceWith(document.createElement('main'));
  });
  expect(order).toEqual(['out old old', 'insert next next', ...(then ? ['in next next'] : [])]);
  expect(document.activeElement).toBe(then ? document.querySelector(then) : document.body);
});
