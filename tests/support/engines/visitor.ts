/** What the tests of the other engines ask of a browser: as little as both of them can do. */

/** Keys by the names of the DOM; `Control+k` holds the first one. */
type Key = string;

/** What can be sent to a page and back. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export interface Visitor {
  /** Opens an address and waits for its load event. */
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Runs a function in the page as it stands: it may use nothing outside itself. @throws what it throws */
  run<Args extends readonly Plain[], T>(what: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T>;
  /** Presses the pointer on the middle of the first element that the selector finds, after bringing it into view. */
  click(selector: string): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Makes the page so many CSS pixels wide and high. */
  resize(width: number, height: number): Promise<unknown>;
  /** What is seen of the page: a PNG in base64. */
  picture(): Promise<string>;
  /** Ends the browser and all that was started for it. */
  end(): Promise<void>;
}
