/** Browsers fetch the data of a page (`data` in src/runtime/navigation/builtins.ts). */
export default function pageDataOf(): undefined {
  return undefined;
}
