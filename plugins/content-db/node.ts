/** Nodes of the trees that Markdown is read into. */
import type { Expression } from './values';

export interface Attribute {
  type: string;
  name: string;
  value?: null | string | { data?: { estree?: Program } };
}
interface Program {
  body: { type: string; expression?: Expression }[];
  comments?: { value: string }[];
}
/** What is read of a node of mdast and hast. */
export interface Node {
  type: string;
  value?: string;
  name?: string | null;
  tagName?: string;
  properties?: Record<string, unknown>;
  attributes?: Attribute[] | Record<string, string>;
  children?: Node[];
  data?: {
    estree?: Program;
    directiveLabel?: boolean;
    hName?: string;
    hProperties?: Record<string, unknown>;
    id?: string;
  };
  position?: { start: { line: number; offset: number }; end: { offset: number } };
}

/** The comment of an expression that holds nothing else. */
export function commentOf({ data }: Node): string | undefined {
  const { body, comments } = data?.estree ?? {};
  return body?.length === 0 && comments?.length === 1 ? comments[0]?.value.trim() : undefined;
}
