// Types of chromium.mjs; what the functions do is written there.

export interface Machine {
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  isRoot: boolean;
  isExecutable(file: string): boolean;
}

export function findChromium(machine?: Machine): string | null;
export function ensureChromium(
  machine?: Machine,
  execute?: (command: string, args: readonly string[]) => Promise<number>,
): Promise<string>;

interface LaunchOptions {
  executablePath: string;
  args: string[];
}

export function chromiumLaunchOptions(machine?: Machine): LaunchOptions;
export function headlessLaunchOptions(machine?: Machine): LaunchOptions;
