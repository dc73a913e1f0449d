/**
 * An island: a part of an HTML page that has state, and that React takes over in the browser. It is prerendered where it
 * stands, and src/runtime/html/islands brings it to life; everything around it stays the HTML that was served.
 */
import type { ComponentType, ReactNode } from 'react';

/**
 * Marks a component as an island.
 * @param name under which the registry (src/runtime/html/islands/registry.ts) has the component
 * @param Component a default export
 * @param written the props that are written into the page, as JSON; default all
 */
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
