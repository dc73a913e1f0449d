import { enteredFields, FIELDS, type Field } from './entered';

/** A checkbox or a radio button says whether it is chosen, any other field its text. */
type Entry = string | boolean;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

const entryIn = (field: Field): Entry => (isChoice(field) ? field.checked : field.value);

/** React compares a field with what it saw there last, so that it has to forget that. */
function forget(field: Field, seen: string): void {
  const { _valueTracker: tracker } = field as { _valueTracker?: { setValue: (value: string) => void } };
  tracker?.setValue(seen);
}

/** Enters it again, as the reader did. Where it still stands there nothing is written, so that caret and input method stay. */
function enter(field: Field, entry: Entry): void {
  if (typeof entry === 'boolean') {
    if (entryIn(field) !== entry) return field.click();
    forget(field, String(!entry));
    // No mouse event: it changes nothing by itself.
    field.dispatchEvent(new Event('click', { bubbles: true }));
  } else {
    if (field.value !== entry) field.value = entry;
    forget(field, `${entry}.`);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Keeps what the reader enters below an element while React takes it over. @returns to be called once it has, whatever it has read from the address: enters it again, one field after the other; what it is given is done before, and takes nothing of it away */
export function keepEntries(box: Element): (first?: () => void) => Promise<void> {
  const kept = new Map<Field, Entry>();
  for (const field of enteredFields(box)) kept.set(field, entryIn(field));
  let isOurs = false;
  const note = ({ target }: Event): void => {
    if (!isOurs && target instanceof Element && target.matches(FIELDS))
      kept.set(target as Field, entryIn(target as Field));
  };
  box.addEventListener('input', note, true);
  return async (first) => {
    isOurs = true;
    first?.();
    isOurs = false;
    for (const field of kept.keys()) {
      const entry = kept.get(field);
      if (entry !== undefined && field.isConnected) enter(field, entry);
      // What one field changes is drawn before the next one is heard.
      await new Promise((resolve) => setTimeout(resolve));
    }
    box.removeEventListener('input', note, true);
  };
}
