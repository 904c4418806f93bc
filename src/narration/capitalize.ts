/** Capitalises the first letter of a sentence: “d’Artagnan leads” becomes “D’Artagnan leads”. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
