/** A module that stops the clock of a process, for `node --import`. @param now as 2027-03-31T16:00:00Z */
export const clockAt = (now: string): string =>
  `data:text/javascript,${encodeURIComponent(
    `globalThis.Date = class extends Date { constructor(...of) { super(...(of.length > 0 ? of : ['${now}'])); } };`,
  )}`;
