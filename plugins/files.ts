import { createHash, type BinaryLike } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const sha256 = (content: BinaryLike): string => createHash('sha256').update(content).digest('hex');

export async function writeBelow(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
