import http from 'node:http';
import { createPagesServer } from '../../scripts/lib/pages-server.mjs';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** as it came, not decompressed */
  body: Buffer;
  /** does nothing come behind the body, not even its end? */
  isSilent?: boolean;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** Asks a server and changes nothing of what it says. @param target path and query, encoded */
export function ask(url: string, target: string, headers: http.OutgoingHttpHeaders): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path: target, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.once('error', reject);
    request.end();
  });
}

export interface ChangedSite {
  url: string;
  /** Nobody answers any more. */
  disappear(): Promise<void>;
  /** Answers again, at the same address. */
  comeBack(): Promise<unknown>;
  close(): Promise<void>;
  /** Holds an answer back until this is settled. */
  wait?: (target: string) => Promise<unknown> | undefined;
}

/** Serves a built site as GitHub Pages does, but for what a test changes of each answer. */
export async function serveChanged(
  root: string,
  change: (answer: Answer, target: string) => Answer,
): Promise<ChangedSite> {
  const pages = createPagesServer({ root });
  const inner = await pages.listen();
  const server = http.createServer(({ url: target = '/', headers: asked }, response) => {
    const asking = async () => {
      await site.wait?.(target);
      return ask(inner.url, target, asked);
    };
    asking().then(
      (answer) => {
        const { status, headers, body, isSilent = false } = change(answer, target);
        response.writeHead(status, headers);
        if (isSilent) response.write(body);
        else response.end(body);
      },
      (error: unknown) => response.destroy(error as Error),
    );
  });
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  const disappear = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const port = await listen(0);
  const site: ChangedSite = {
    url: `http://127.0.0.1:${port}`,
    disappear,
    comeBack: () => listen(port),
    async close() {
      await disappear();
      await pages.close();
    },
  };
  return site;
}
