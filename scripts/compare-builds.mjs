/** `npm run compare-builds -- BEFORE AFTER`: compares what two builds publish. The exit code is 1 when anything differs. */
import process from 'node:process';
import { compareBuilds } from './lib/compare-builds.mjs';
import { runMain } from './lib/main.mjs';
import { UserError } from './lib/user-error.mjs';

await runMain(async () => {
  const [before, after, ...rest] = process.argv.slice(2);
  if (!before || !after || rest.length > 0) {
    throw new UserError('用法：npm run compare-builds -- <先前的build> <現在的build>');
  }
  const { removed, added, changed } = await compareBuilds(before, after);
  for (const name of removed) console.log(`－ ${name}`);
  for (const name of added) console.log(`＋ ${name}`);
  for (const { name, before: was, after: is } of changed) console.log(`≠ ${name}\n    ${was}\n    ${is}`);
  console.log(`少了${removed.length}個，多了${added.length}個，內容不同${changed.length}個。`);
  return removed.length + added.length + changed.length > 0 ? 1 : 0;
});
