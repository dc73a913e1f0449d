import { enteredFields, FIELDS, type Field } from './entered';

/** Where a field has what was entered: a checkbox or a radio button in whether it is chosen, any other in its text. */
const entryProperty = ({ type }: Field) => (/^(?:checkbox|radio)$/.test(type) ? 'checked' : 'value');

/** Enters it again, as the reader did. Where it still stands there nothing is written, so that caret and input method stay. */
function enter(field: Field, entry: unknown): void {
  // Of several radio buttons the chosen one speaks for all.
  if (field.type === 'radio' && entry === false) return;
  const key = entryProperty(field);
  if (Reflect.get(field, key) !== entry) Reflect.set(field, key, entry);
  // React compares a field with what it saw there last, so that it has to forget that.
  const { _valueTracker: tracker } = field as { _valueTracker?: { setValue: (seen: string) => void } };
  tracker?.setValue(`${String(entry)}.`);
  // A click that is no mouse event chooses nothing by itself.
  for (const type of ['click', 'input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Keeps what the reader enters below an element while React takes it over. @returns to be called once it has, whatever it has read from the address: enters it again, one field after the other; what it is given is done before, and takes nothing of it away */
export function keepEntries(box: Element): (first?: () => void) => Promise<void> {
  const kept = new Map<Field, unknown>();
  const places = new Map<Field, number>();
  const fields = (): Field[] => [...box.querySelectorAll<Field>(FIELDS)];
  let isOurs = false;
  const note = (field: Field): void => {
    if (isOurs) return;
    places.set(field, fields().indexOf(field));
    kept.set(field, Reflect.get(field, entryProperty(field)));
  };
  const listen = ({ target }: Event): void => {
    if ((target as Element).matches(FIELDS)) note(target as Field);
  };
  enteredFields(box).forEach(note);
  box.addEventListener('input', listen, true);
  return async (first) => {
    isOurs = true;
    first?.();
    isOurs = false;
    for (const [field, entry] of kept) {
      // Where all was drawn anew, the one in its place.
      const now = field.isConnected ? field : fields()[places.get(field) ?? -1];
      if (now) enter(now, entry);
      // What one field changes is drawn before the next one is heard.
      await new Promise((resolve) => setTimeout(resolve));
    }
    box.removeEventListener('input', listen, true);
  };
}
