/** The command in a process: its output, its input, and its end. */
import process from 'node:process';
import type { Catalogue } from './catalogue';
import { exitCodeOf, runCommand } from './command';
import { inLine, onTerminal } from './terminal';

const FAULT_OF_OURS = 70;

const write = (piece: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(piece, (error) => (error ? reject(error) : resolve()));
  });

async function readInput(): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Runs the command and sets the exit code of the process. Errors are sentences; where the program itself is at fault, `RENTAL_FILES_DEBUG=1` adds where. */
export async function main(argv: readonly string[], loadCatalogue: () => Promise<Catalogue>): Promise<void> {
  // Whoever reads the output may have enough of it, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  const options = {
    loadCatalogue,
    print: (text: string) => console.log(text),
    note: (text: string) => console.error(text),
    write,
    readInput,
  };
  try {
    process.exitCode = await runCommand(argv, options);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.exitCode = exitCodeOf(error) ?? FAULT_OF_OURS;
    if (exitCodeOf(error) !== undefined) console.error(`錯誤：${onTerminal(message)}`);
    else if (process.env['RENTAL_FILES_DEBUG']) console.error(error);
    else
      console.error(
        `錯誤：程式自己出錯了（${inLine(message)}）。修正：加上RENTAL_FILES_DEBUG=1再執行一次，把結果告訴維護者。`,
      );
  }
}
