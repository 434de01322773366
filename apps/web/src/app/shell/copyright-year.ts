/** A function, since a server may run past New Year. */
export const copyrightYear = (): number => new Date().getFullYear();
