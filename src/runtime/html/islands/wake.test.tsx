// @vitest-environment happy-dom
/** Islands that end while they are on their way. */
import { use, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { onFault } from '@site/src/lib/browser/faults';
import { wakeIslands } from './wake';

const { Through } = vi.hoisted(() => ({
  Through: ({ children }: { children: ReactNode }) => children,
}));
const never = new Promise<null>(() => undefined);
const drawn = vi.fn();
function Waiting(): ReactNode {
  drawn();
  return use(never);
}
vi.mock('./registry', () => ({ ISLANDS: { waiting: () => Promise.resolve({ default: Waiting }) } }));
// Parts of Docusaurus that need all of it.
vi.mock('@docusaurus/core/lib/client/browserContext', () => ({ BrowserContextProvider: Through }));
vi.mock('@docusaurus/ErrorBoundary', () => ({ default: Through }));
vi.mock('react-router-dom', () => ({ Router: Through }));
vi.mock('@site/src/lib/browser/history', () => ({ getHistory: () => ({ listen: () => () => undefined }) }));

it('an island that ends before it is hydrated is no fault', async () => {
  const faults = vi.fn();
  onFault(faults);
  window.addEventListener('error', faults);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const main = document.createElement('main');
  main.innerHTML = '<div data-island="waiting"><p>served</p></div>';
  document.body.append(main);
  const end = wakeIslands(main);
  main.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await expect.poll(() => drawn).toHaveBeenCalled();
  end();
  await expect.poll(() => main.textContent).toBe('');
  expect(faults).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
  window.removeEventListener('error', faults);
});
