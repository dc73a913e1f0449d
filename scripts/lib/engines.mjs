import { findOnPath, thisMachine } from './chromium.mjs';
import { UserError } from './user-error.mjs';

/** Each engine beside Chromium's: its name, its program and the Debian package with that. */
const ENGINES = /** @type {const} */ ({
  firefox: { name: 'Firefox', program: 'firefox-esr', from: 'firefox-esr' },
  webkit: { name: 'WebKit', program: 'WebKitWebDriver', from: 'webkit2gtk-driver' },
});

/** @typedef {keyof typeof ENGINES} Engine */

/**
 * Tells whether an engine can be tried on this machine.
 *
 * @param {Engine} engine
 * @param {import('./chromium.mjs').Machine} [machine]
 * @returns {string | null} null when it can; else one line that says what was left out and what to install
 * @throws {UserError} with what is missing in continuous integration, where nothing may be left out
 */
export function whyNot(engine, machine = thisMachine) {
  const { name, program, from } = ENGINES[engine];
  // Both need a screen, and something that gives their windows the focus.
  const needs = { [program]: from, Xvfb: 'xvfb', xdotool: 'xdotool' };
  const missing = Object.keys(needs).filter((file) => findOnPath(file, machine) === null);
  if (missing.length === 0) return null;
  const packages = missing.map((file) => needs[file]).join(' ');
  const fix = `Debian：sudo apt-get install --no-install-recommends ${packages}`;
  if (machine.env.CI === 'true') throw new UserError(`這台機器少了套件，${name}的測試無法執行。${fix}`);
  return `這台機器少了套件，略過${name}的測試。${fix}`;
}
