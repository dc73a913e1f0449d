/** An island: a part of an HTML page that has state. It is prerendered where it stands; React takes it over in the browser (packages/html-first/src/html/islands). */
import type { ComponentType, ReactNode } from 'react';

/** @param name in the registry (src/runtime/islands.ts) @param Component a default export @param written props in the page, as JSON; default all */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  written: (props: Props) => object = (props) => props,
): (props: Props) => ReactNode {
  return function Island(props) {
    const json = JSON.stringify(written(props));
    return (
      <div data-island={name} data-props={json === '{}' ? undefined : json}>
        <Component {...props} />
      </div>
    );
  };
}
