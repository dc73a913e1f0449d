/** Browsers keep the footer as it was served: the day would give every commit new files. */
export default '';
