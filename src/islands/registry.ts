/** The islands: parts of pages that have state. Each is a module of its own, loaded when it is first needed. */
import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType<never> }>;

export const ISLANDS = {
  'citation-box': () => import('@site/src/components/data/CitationBox'),
  'copy-button': () => import('@site/src/components/ui/CopyButton'),
} satisfies Record<string, Load>;

export type IslandName = keyof typeof ISLANDS;
