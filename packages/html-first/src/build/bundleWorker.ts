import { rspack } from '@docusaurus/faster';
import { shippedFiles } from './shippedFiles';

interface WorkerBundle {
  /** the worker's module: a whole path */
  entry: string;
  outDir: string;
  filename: string;
  constants?: Record<string, unknown>;
}

/** One script of a worker's modules. @returns absolute paths of the bundled files @throws Error with the bundler's message */
export function bundleWorker({ entry, outDir, filename, constants = {} }: WorkerBundle): Promise<string[]> {
  const compiler = rspack({
    mode: 'production',
    target: 'webworker',
    devtool: false,
    context: __dirname,
    entry,
    output: { path: outDir, filename, clean: false },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2020' } },
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [
      new rspack.DefinePlugin(
        Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
      ),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure =
        error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
      const files = stats ? shippedFiles(stats.compilation) : [];
      compiler.close((closing) => {
        const reason = failure ?? closing;
        if (reason) reject(reason);
        else resolve(files);
      });
    });
  });
}
