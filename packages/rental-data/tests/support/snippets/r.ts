import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { answers, output } from './run';

/** Is R there, with the package that the snippets read with? */
export const HAS_R = answers('Rscript', '-e', 'library(readr)');

/** A warning would tell of cells that do not fit the type of their column. What a program attaches is there for it alone. */
const RUN = `
for (place in commandArgs(TRUE)) {
  setwd(place)
  options(warn = 2)
  before <- search()
  cat("\\n=====\\n")
  source("program.r", local = new.env(), print.eval = TRUE, encoding = "UTF-8")
  for (name in setdiff(search(), before)) detach(name, character.only = TRUE)
}`;

/**
 * Runs programs of R in one process, whose start takes longer than any of them, once all are there.
 * @param count how many there will be
 * @returns what runs one in a folder, and gives what it printed
 */
export function gatherR(count: number): (folder: string, code: string) => Promise<string> {
  const folders: string[] = [];
  let start: (printed: Promise<string[]>) => void = () => undefined;
  const all = new Promise<string[]>((resolve) => (start = resolve));
  return async (folder, code) => {
    const place = folders.push(folder) - 1;
    writeFileSync(path.join(folder, 'program.r'), code);
    if (folders.length === count)
      start(
        output(folder, 'Rscript', '-e', RUN, ...folders).then((text) => text.split('\n=====\n').slice(1)),
      );
    return (await all)[place] ?? '';
  };
}
