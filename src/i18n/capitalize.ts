/** Capitalises the first letter of a sentence: “d’Artagnan leads” becomes “D’Artagnan leads”. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Takes the capital of the first letter back: “Take the deal” becomes “take the deal”. */
export const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
