/** Browsers fetch the data of a page (`data` in src/runtime/steps.ts). */
export default function pageDataOf(): undefined {
  return undefined;
}
