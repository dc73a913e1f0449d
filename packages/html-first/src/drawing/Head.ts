/** The head of a page that React draws in browsers is in the document, or comes with its payload. */
export default function Head(): null {
  return null;
}
