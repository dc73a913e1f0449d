import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

/** Gives each test of a file, which needs a document, an element in it that React draws in and that ends with the test. */
export function drawInDocument() {
  let root: Root;
  const box = document.createElement('div');
  beforeEach(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    document.body.append(box);
    root = createRoot(box);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    box.remove();
  });
  return {
    box,
    draw: (node: ReactNode) => act(async () => root.render(node)),
    find: (selector: string) => box.querySelector<HTMLElement>(selector),
  };
}
