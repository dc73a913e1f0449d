// Types of pages-server.mjs; what the functions do is written there.

export interface PagesServer {
  listen(address?: { host?: string; port?: number }): Promise<{ port: number; url: string }>;
  close(): Promise<void>;
}

export function createPagesServer(options: { root: string; base?: string }): PagesServer;
