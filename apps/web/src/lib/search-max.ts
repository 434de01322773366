import type * as fields from '@guildhall/api/ground/values/fields';

/**
 * Longest text of a search. Repeated here because importing the schema would add it to the initial bundle; the type
 * keeps it equal to the API's.
 */
export const SEARCH_MAX: typeof fields.SEARCH_MAX = 100;
