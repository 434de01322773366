/** A kind as it is shown: members and imports write it with a small letter, too. */
export const kindLabel = (kind: string): string => kind.charAt(0).toLocaleUpperCase() + kind.slice(1);
