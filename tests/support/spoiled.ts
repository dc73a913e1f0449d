/** A site of which some files are something else for a while, such as browsers keep for a year. */
import { serveChanged } from './changedServer';

/** What may come in the place of a file. */
export const SPOILS = {
  'a page to log in': () => ({
    body: '<!doctype html><title>登入</title>',
    type: 'text/html; charset=utf-8',
  }),
  'a page to log in that is called what was asked for': () => ({
    body: '<!doctype html><title>登入</title>',
  }),
  'its first half': (whole: Buffer) => ({ body: whole.subarray(0, whole.length / 2) }),
  'a part of it that ends behind a rule': (whole: Buffer) => ({
    body: whole.subarray(0, whole.lastIndexOf('}', whole.length / 2) + 1),
  }),
  nothing: () => ({ body: '' }),
} satisfies Record<string, (whole: Buffer) => { body: string | Buffer; type?: string }>;

export type Spoil = keyof typeof SPOILS;

export interface SpoiledSite {
  url: string;
  /** Answers in another way for these files, until it is told otherwise. */
  spoil(files: readonly string[], how: Spoil): void;
  /** Answers as the site does again. */
  heal(): void;
  /** how often each file was asked for */
  asked: Map<string, number>;
  close(): Promise<void>;
}

/** An empty page of the site, for a test to ask from. */
export const EMPTY = '/empty-page-of-the-test/';

/** @param root the built site */
export async function serveSpoiled(root: string): Promise<SpoiledSite> {
  const asked = new Map<string, number>();
  let spoiled: { files: readonly string[]; how: Spoil } | null = null;
  const { url, close } = await serveChanged(root, (answer, target) => {
    const address = target.replace(/\?.*/s, '');
    asked.set(address, (asked.get(address) ?? 0) + 1);
    if (address === EMPTY)
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from('<!doctype html><link rel=icon href=data:,>'),
      };
    if (!spoiled?.files.includes(address)) return answer;
    const {
      body,
      type = answer.headers['content-type'],
    }: { body: string | Buffer; type?: string | undefined } = SPOILS[spoiled.how](answer.body);
    return {
      status: 200,
      headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
      body: Buffer.from(body),
    };
  });
  return {
    url,
    spoil(files, how) {
      spoiled = { files, how };
    },
    heal() {
      spoiled = null;
    },
    asked,
    close,
  };
}
