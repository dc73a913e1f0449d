/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/Layout/Provider
 * Kind: ejected, rewritten
 * Why: Nothing reads the six contexts: what they do in browsers is done without React (src/shell/startFrame.ts).
 */
import type { ReactNode } from 'react';

export default function LayoutProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
