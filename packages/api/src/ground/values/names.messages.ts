/**
 * The industries and categories that come with the product, which are stored by their English names: in other languages
 * each is shown by its name there. What a community has named itself is shown as it is.
 */
export const nameMessages: Readonly<Record<string, string>> = {};
