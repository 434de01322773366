/** Leaves for the page of another service; Back leads here again. */
export const goToProvider = (url: string): void => window.location.assign(url);
