// Types of nginx.mjs; what the functions do is written there.

export interface Nginx {
  /** without a slash at the end */
  url: string;
  /** has it read its configuration and its files anew */
  reload(): void;
  stop(): Promise<void>;
}

export function findNginx(env?: Readonly<Record<string, string | undefined>>): string | null;
export function startNginx(options: { folder: string; port: number }): Promise<Nginx>;
