/**
 * How long tests wait, in ms. No test asserts how fast a machine is: these only end what will never come, so they hold on one
 * that has other work to do as well. How fast the site is, is measured by `npm run bench`.
 */

/** for a state that has to come: an element, an answer, a file */
export const PATIENCE = 60_000;

/** for a whole test */
export const LONGEST = 600_000;
