// Types of options.mjs; what the functions do is written there.

export function parseStartArgs(
  argv: readonly string[],
  env?: Readonly<Record<string, string | undefined>>,
): { help: boolean; build: boolean; port: number };
export function parseDevArgs(
  argv: readonly string[],
  env?: Readonly<Record<string, string | undefined>>,
): { help: boolean; open: boolean; port: number };
export function parseExportArgs(argv: readonly string[]): {
  help: boolean;
  to: string;
  force: boolean;
  keep: string | undefined;
  listen: string | undefined;
};
export function parseTestArgs(
  argv: readonly string[],
  known: readonly string[],
): { help: boolean; list: boolean; full: boolean; steps: string[] };
export function parseRehearseArgs(argv: readonly string[]): { help: boolean; docusaurus: string | undefined };
