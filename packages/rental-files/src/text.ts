/** Programs write the name of a platform with a blank or without. */
export const withoutBlanks = (name: string): string => name.replace(/\s/g, '');
