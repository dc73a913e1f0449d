// Types of test-steps.mjs; what the functions do is written there.

export interface Step {
  name: string;
  title: string;
  command: readonly [tool: string, ...args: string[]];
  env?: Readonly<Record<string, string>>;
}

export const STEPS: readonly Step[];
export function runSteps(
  steps: readonly Step[],
  execute: (step: Step) => Promise<number>,
  print?: (line: string) => void,
): Promise<number>;
