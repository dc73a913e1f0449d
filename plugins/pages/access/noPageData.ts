/** Browsers fetch the data of a page (`data` in src/navigation/builtins.ts). */
export default function pageDataOf(): undefined {
  return undefined;
}
