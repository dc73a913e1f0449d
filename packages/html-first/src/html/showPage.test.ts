// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureTestSite } from '../../tests/support/client';
import type { RoutePayload } from '../browser/payload';
import { insertPage, showPage } from './showPage';

configureTestSite({});

const payload: RoutePayload = {
  path: '/next/',
  head: '',
  htmlClass: '',
  main: '<main>',
  first: '<h1>next</h1>',
  rest: [],
  styles: {},
  blog: false,
  frame: [],
};

const box = () => document.querySelector('.main-wrapper') as Element;

beforeEach(() => {
  document.body.innerHTML = '<div class="main-wrapper"><main><h1>old</h1></main></div>';
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['a page', () => showPage({ payload, atOnce: true })],
  ['a page whose data did not come', () => insertPage(box(), payload)],
])('says of %s that the browser has put nothing of it on screen', (_, insert) => {
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => undefined);
  expect(insert).toThrow('innerHTML');
});

it('puts the beginning of a page in the place of the one before', () => {
  insertPage(box(), payload);
  expect(box().innerHTML).toBe('<main><h1>next</h1></main>');
});
