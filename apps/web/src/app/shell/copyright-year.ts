/** Asked anew each time: a server may run into another year. */
export const copyrightYear = (): number => new Date().getFullYear();
