/**
 * A part of an address as people read it. Anybody can write addresses: one whose percent signs mean nothing stays as it is,
 * where `decodeURIComponent` throws.
 */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
