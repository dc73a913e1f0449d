// Types of test-steps.mjs; what the functions do is written there.

export interface Step {
  name: string;
  title: string;
  command: readonly [tool: string, ...args: string[]];
  env?: Readonly<Record<string, string>>;
  beside?: boolean;
}

export const STEPS: readonly Step[];
export function runSteps(
  steps: readonly Step[],
  execute: (step: Step, collect?: (output: string) => void) => Promise<number>,
  print?: (line: string) => void,
): Promise<number>;
