import { expect, it } from 'vitest';
import { engines } from '../../package.json';
import { assertNodeVersion } from './node-version.mjs';

const NEEDED = engines.node.replace('>=', '');

it.each([`${NEEDED}.0`, '20.20.2', '21.0.0', '24.1.0'])('Node %s is new enough', (version) => {
  expect(() => assertNodeVersion(version)).not.toThrow();
});

it.each(['20.18.3', '18.20.0', '9.99.0'])('Node %s is too old', (version) => {
  expect(() => assertNodeVersion(version)).toThrow(`需要 Node.js ${NEEDED} 以上，目前是 ${version}`);
});
