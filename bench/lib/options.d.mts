// Types of options.mjs; what the functions do is written there.

/**
 * Reads the arguments of `npm run bench`.
 *
 * @param {readonly string[]} argv without node and script
 * @param {readonly string[]} names what can be measured
 * @returns {{ help: boolean, only: readonly string[], routes: string[] | undefined, runs: number, scales: number[], out: string }}
 * @throws {UserError} on an unknown option, measurement, address or number
 */
export function parseBenchArgs(
  argv: readonly string[],
  names: readonly string[],
): {
  help: boolean;
  only: readonly string[];
  routes: string[] | undefined;
  runs: number;
  scales: number[];
  out: string;
};
