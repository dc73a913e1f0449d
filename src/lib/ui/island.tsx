/** An island: a part of an HTML page that has state. It is prerendered where it stands; React takes it over in the browser (packages/html-first/src/html/islands). */
import type { ComponentType, ReactNode } from 'react';

/** @param name in the registry (src/runtime/islands.ts) @param Component a default export @param written props in the page, as JSON; default all @param keeps set where the island works offline once its page was visited: chunks and files below the base path that it asks for besides its scripts */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  written: (props: Props) => object = (props) => props,
  keeps?: readonly string[],
): (props: Props) => ReactNode {
  return function Island(props) {
    const json = JSON.stringify(written(props));
    return (
      <div data-island={name} data-props={json === '{}' ? undefined : json} data-keep={keeps?.join(' ')}>
        <Component {...props} />
      </div>
    );
  };
}
