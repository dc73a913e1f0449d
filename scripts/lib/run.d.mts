// Types of run.mjs; what the functions do is written there.

export function run(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<number>;
export function runBin(
  root: string,
  name: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<number>;
