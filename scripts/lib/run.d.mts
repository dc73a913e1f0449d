// Types of run.mjs; what the functions do is written there.

interface RunOptions {
  env?: Readonly<Record<string, string>>;
  collect?: (output: string) => void;
}

export function run(
  command: string,
  args: readonly string[],
  options: { cwd: string } & RunOptions,
): Promise<number>;
export function runBin(
  root: string,
  name: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<number>;
