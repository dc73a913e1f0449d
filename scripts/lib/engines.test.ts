import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Machine } from './chromium.mjs';
import { whyNot } from './engines.mjs';

const BIN = path.join('/', 'bin');

const machine = (programs: string[], env: Record<string, string> = {}): Machine => ({
  env: { PATH: BIN, ...env },
  platform: 'linux',
  isRoot: false,
  isExecutable: (file) => programs.some((program) => file === path.join(BIN, program)),
});

describe('whyNot', () => {
  it('is silent where all programs are there', () => {
    expect(whyNot('firefox', machine(['firefox-esr', 'Xvfb', 'xdotool'], { CI: 'true' }))).toBeNull();
    expect(whyNot('webkit', machine(['WebKitWebDriver', 'Xvfb', 'xdotool'], { CI: 'true' }))).toBeNull();
  });

  it('says in one line what was left out and how to get what is missing', () => {
    expect(whyNot('webkit', machine(['Xvfb']))).toBe(
      '這台機器少了套件，略過WebKit的測試。Debian：sudo apt-get install --no-install-recommends webkit2gtk-driver xdotool',
    );
    expect(whyNot('firefox', machine([]))).toContain('firefox-esr xvfb xdotool');
  });

  it('fails in continuous integration', () => {
    expect(() => whyNot('firefox', machine(['Xvfb', 'xdotool'], { CI: 'true' }))).toThrow('firefox-esr');
  });
});
