import { readField } from 'html-first/client';

/** Global Privacy Control (https://www.w3.org/TR/gpc/), or Do Not Track, which came before it. */
export function asksForPrivacy(): boolean {
  return readField(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
}
