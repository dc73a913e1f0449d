import { findOnPath, thisMachine } from './chromium.mjs';
import { UserError } from './user-error.mjs';

/** Program → Debian's package with it, for each engine beside Chromium's. */
const PROGRAMS = /** @type {const} */ ({
  firefox: { 'firefox-esr': 'firefox-esr' },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb', xdotool: 'xdotool' },
});

/** @typedef {keyof typeof PROGRAMS} Engine */

/**
 * Tells whether an engine can be tried on this machine.
 *
 * @param {Engine} engine
 * @param {import('./chromium.mjs').Machine} [machine]
 * @returns {string | null} null when it can; else one line that says what was left out and what to install
 * @throws {UserError} with that line in continuous integration, where nothing may be left out
 */
export function whyNot(engine, machine = thisMachine) {
  const missing = Object.entries(PROGRAMS[engine])
    .filter(([program]) => findOnPath(program, machine) === null)
    .map(([, name]) => name);
  if (missing.length === 0) return null;
  const why = `這台機器少了套件，略過${engine}的測試。Debian：sudo apt-get install --no-install-recommends ${missing.join(' ')}`;
  if (machine.env.CI === 'true') throw new UserError(why);
  return why;
}
