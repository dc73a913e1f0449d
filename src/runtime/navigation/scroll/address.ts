/** Addresses that the router can read. */
import { replaceAddress } from '../../../lib/browser/replaceAddress';

/** A part of an address that can be decoded; where it cannot be, its percent signs are meant as such. */
function repaired(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/**
 * Replaces an address that cannot be decoded. The router and Docusaurus decode every address without a guard: the site would
 * not start at `/%FF`, and a jump to `#100%` would show the error page.
 */
export function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const [path, target] = [repaired(pathname), repaired(hash)];
  if (path === pathname && target === hash) return;
  replaceAddress(window.location.origin + path + search + target);
}
