/**
 * An island: a part of an HTML page that has state, and that React takes over in the browser. It is prerendered where it
 * stands, and src/html/islands brings it to life; everything around it stays the HTML that was served.
 */
import type { ComponentType, ReactNode } from 'react';

/**
 * Marks a component as an island.
 * @param name under which the registry (src/html/islands/registry.ts) has the component
 * @param Component a default export; its props have to be JSON, because they are written into the page
 */
export default function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): (props: Props) => ReactNode {
  return function Island(props) {
    return (
      <div data-island={name} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
    );
  };
}
