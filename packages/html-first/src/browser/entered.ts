/** What a reader has entered before the code behind a field answers. */

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const FIELDS = 'input:not([type="file"], [type="hidden"]), select, textarea';

declare global {
  interface Window {
    /** The fields that were used. The page itself keeps them (build/html/loader/script.js), before other code has come; the development server has none. */
    entered?: WeakSet<EventTarget>;
  }
}

/** Does a field say something else than when it was served? */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const served = field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0];
    return served?.selected === false;
  }
  const { type, value, defaultValue, checked, defaultChecked } = field as HTMLInputElement;
  // A box without a value has one all the same, which is not that of its attribute.
  return checked !== defaultChecked || (!/^(?:checkbox|radio)$/.test(type) && value !== defaultValue);
}

/** Has the reader filled in a field that nobody has answered yet? */
export const isEntered = (field: Field): boolean => (window.entered?.has(field) ?? false) || isChanged(field);

/** The fields below an element that the reader has filled in. */
export const enteredFields = (box: Element): Field[] =>
  [...box.querySelectorAll<Field>(FIELDS)].filter(isEntered);
