/** How many letters of a name maps are wide on a large screen: they are 440 px wide there, and names 13 px high. */
export const LETTERS_ACROSS = 440 / 13;
