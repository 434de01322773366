/**
 * The kinds of opportunities that the form offers, by their stored names, which are English: other languages have words
 * for them. Members write others, too.
 */
export const opportunityKindMessages = { kinds: new Map<string, string>() };
