/** The order of dataset versions. Their numbers are compared, since as text 0.10 stands before 0.9. */

const rank = (version: string): number => {
  const [major = '0', minor = '0'] = version.split('.');
  return Number(major) * 10_000 + Number(minor);
};

/** Orders two versions, the oldest first: below 0 where the first is the older one. localeCompare would load a collation. */
export const compareVersions = (a: string, b: string): number => rank(a) - rank(b);
