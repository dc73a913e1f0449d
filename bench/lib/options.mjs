import { parseArgs } from 'node:util';
import { UserError } from '../../scripts/lib/user-error.mjs';

const list = (/** @type {string | undefined} */ text) =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** @param {string} text @param {string} option */
function positive(text, option) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new UserError(`${option}的「${text}」不是正整數。例如${option} 3。`);
  }
  return number;
}

/**
 * Reads the arguments of `npm run bench`.
 *
 * @param {readonly string[]} argv without node and script
 * @param {readonly string[]} names what can be measured
 * @returns {{ help: boolean, only: readonly string[], routes: string[] | undefined, runs: number, scales: number[], before: string | undefined, out: string }}
 * @throws {UserError} on an unknown option, measurement, address or number
 */
export function parseBenchArgs(argv, names) {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...argv],
      options: {
        only: { type: 'string' },
        routes: { type: 'string' },
        runs: { type: 'string', default: '3' },
        scales: { type: 'string', default: '1,10,50' },
        before: { type: 'string' },
        out: { type: 'string', default: 'reports/bench.md' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UserError(`看不懂參數：${argv.join(' ')}\n執行npm run bench -- --help可列出全部選項。`);
  }
  const only = list(values.only) ?? names;
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new UserError(`沒有「${unknown}」這一項可以量。可以量的是：${names.join('、')}。`);
  }
  const routes = list(values.routes);
  const wrong = routes?.find((route) => !/^\/(?:.*\/)?$/.test(route));
  if (wrong !== undefined) {
    throw new UserError(`網址「${wrong}」要以「/」開頭並以「/」結尾，例如/download/。`);
  }
  return {
    help: values.help,
    only,
    routes,
    runs: positive(values.runs, '--runs'),
    scales: (list(values.scales) ?? []).map((scale) => positive(scale, '--scales')),
    before: values.before,
    out: values.out,
  };
}
