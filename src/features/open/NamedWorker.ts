/** A worker and its script's address: browsers do not say which script failed. The bundler takes `new NamedWorker` for `new Worker` (packages/html-first/src/build/bundler). */
export class NamedWorker {
  readonly worker: Worker;
  readonly address: string;
  constructor(script: URL) {
    this.worker = new Worker(script);
    this.address = script.href;
  }
}
