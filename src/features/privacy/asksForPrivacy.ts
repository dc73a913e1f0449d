import { fieldOf } from '@site/src/lib/json/fields';

/**
 * Does the browser ask every site to leave its reader alone? Global Privacy Control (https://www.w3.org/TR/gpc/), and Do Not
 * Track, which came before it and which Firefox and Safari once sent.
 */
export function asksForPrivacy(): boolean {
  return fieldOf(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
}
