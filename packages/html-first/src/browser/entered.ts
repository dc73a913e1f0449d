/** What a reader has entered before the code behind a field answers. */

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const FIELDS = 'input:not([type="file"], [type="hidden"]), select, textarea';

const entered = new WeakSet<EventTarget>();

/** Notes from now on which fields are used; to be called once, at the start. */
export function watchEntries(): void {
  document.addEventListener('input', ({ target }) => target && entered.add(target), true);
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
export const isEntered = (field: Field): boolean => entered.has(field) || isChanged(field);

/** The fields below an element that the reader has filled in. */
export const enteredFields = (box: Element): Field[] =>
  [...box.querySelectorAll<Field>(FIELDS)].filter(isEntered);
