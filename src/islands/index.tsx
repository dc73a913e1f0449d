/**
 * An island: the only part of an HTML page that React takes over in the browser. It is prerendered where it stands, and
 * src/islands/wake.tsx brings it to life; everything around it stays the HTML that was served.
 */
import type { ComponentType, ReactNode } from 'react';
import type { IslandName } from './registry';

/**
 * Marks a component as an island. Its props must be JSON, because they are written into the page.
 * @param name of the component in the registry
 * @param Component the default export of the module that the registry names
 */
export default function island<Props extends object>(
  name: IslandName,
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
