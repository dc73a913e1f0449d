// Types of ensure-install.mjs; what the functions do is written there.

export interface InstallState {
  lockHash: string;
  lockTime: number;
  npmTime: number | null;
  stamp: { hash: string; time: number } | null;
}

export function assertNodeVersion(minimum: readonly [major: number, minor: number], version?: string): void;
export function needsInstall(state: InstallState): boolean;
export function readInstallState(root: string): InstallState;
export function ensureInstalled(root: string, install?: (root: string) => Promise<number>): Promise<boolean>;
