/**
 * The sentences of errors by their English ones, with {0} and {1} for values. English has none: errors are thrown in it.
 * `sentences.test.ts` finds each sentence of the sources in the catalogs.
 */
export const errorMessages: Readonly<Record<string, string>> = {};
