/** A text as it stands at the head of a sentence: “d’Artagnan leads” is “D’Artagnan leads”. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
