import 'react';

declare module 'react' {
  /** Custom properties, which the style sheets read. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
