/** Where the content is. Apart from the query client, because every page loads this and few pages ask for content. */
let current: string | null = null;

/** Sets the address of the content database; before the first `fetch` of a query. Nothing is loaded here. */
export function configureContent(url: string): void {
  current = url;
}

/** The address of the content database. @throws Error before `configureContent` was called */
export function contentUrl(): string {
  if (current === null) throw new Error('修正：先呼叫configureContent。');
  return current;
}
