#!/usr/bin/env node
import process from 'node:process';
import { PUBLISHED_AT } from './catalogue';
import { readCatalogue, runCommand } from './command';
import { onTerminal } from './terminal';

try {
  process.exitCode = await runCommand(process.argv.slice(2), {
    print: (text) => console.log(text),
    loadCatalogue: () => readCatalogue(PUBLISHED_AT),
  });
} catch (error) {
  // What a person can mend says how; the rest is a fault of the program.
  if (!(error instanceof Error && error.message.includes('修正：'))) throw error;
  console.error(onTerminal(error.message));
  process.exitCode = 1;
}
