/** Browsers get the data of a page with the page, or with its payload. */
export default function pageDataOf(): undefined {
  return undefined;
}
