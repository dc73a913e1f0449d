/** The command in a process: its output, its input, and its end. */
import process from 'node:process';
import type { Catalogue } from './catalogue';
import { explain, languageIn, runCommand } from './command';
import { CommandError } from './commandError';
import { inLine, onTerminal } from './terminal';
import { COMMAND_WORDS } from './words/command';
import { withFix } from './words/language';

const FAULT_OF_OURS = 70;

const write = (piece: string | Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(piece, (error) => (error ? reject(error) : resolve()));
  });

/** Runs the command and sets the exit code of the process. Errors are sentences; where the program itself is at fault, `RENTAL_FILES_DEBUG=1` adds where. */
export async function main(argv: readonly string[], loadCatalogue: () => Promise<Catalogue>): Promise<void> {
  const language = languageIn(argv);
  const words = COMMAND_WORDS[language];
  const end = (thrown: unknown): void => {
    const error = explain(thrown, language);
    if (error instanceof CommandError) {
      process.exitCode = error.exitCode;
      console.error(`${words.error}${onTerminal(error.message)}`);
      return;
    }
    process.exitCode = FAULT_OF_OURS;
    if (process.env['RENTAL_FILES_DEBUG']) console.error(error);
    else {
      const message = inLine(error instanceof Error ? error.message : String(error));
      console.error(`${words.error}${withFix(words.fault(message), language)}`);
    }
  };
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads the output may have enough of it, as `head` does.
    if (error.code !== 'EPIPE') end(error);
    process.exit();
  });
  const options = {
    loadCatalogue,
    print: (text: string) => console.log(text),
    note: (text: string) => console.error(text),
    write,
    readInput: () => process.stdin as AsyncIterable<Uint8Array>,
  };
  try {
    process.exitCode = await runCommand(argv, options);
  } catch (thrown) {
    end(thrown);
  }
}
