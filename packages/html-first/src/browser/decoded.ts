/** A part of an address as people read it; strangers write addresses, so broken percent signs stay instead of throwing. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
