const capitalize = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** The domains of the API that a feature may belong to. */
export const DOMAINS = ['directory', 'exchange', 'chapters', 'people', 'publishing', 'contact', 'community'];

/**
 * The forms of a feature's name, from its plural, and the domain of the API it goes to.
 * @throws with a sentence when it is no plural of one word, or the domain is none
 */
export function featureNames(plural, domain = 'exchange') {
  if (!/^[a-z]{2,30}s$/.test(plural ?? ''))
    throw new Error(
      `Name the feature with one plural word in lower case, such as: npm run new:feature -- events`,
    );
  if (!DOMAINS.includes(domain))
    throw new Error(`There is no domain "${domain}". A new feature goes to one of ${DOMAINS.join(', ')}.`);
  const singular = plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.slice(0, -1);
  return { plural, singular, Plural: capitalize(plural), Singular: capitalize(singular), domain };
}

/**
 * Puts the names of a feature in place of those of the template, which is called "widgets" in "domain". The article
 * follows the first letter: "an event".
 */
export const fillTemplate = (text, { plural, singular, Plural, Singular, domain }) =>
  text
    .replaceAll('domain/widgets', `${domain}/${plural}`)
    .replaceAll(/\b([Aa]) (?=widget\b)/g, /^[aeiou]/.test(singular) ? '$1n ' : '$1 ')
    .replaceAll('widgets', plural)
    .replaceAll('Widgets', Plural)
    .replaceAll('widget', singular)
    .replaceAll('Widget', Singular)
    .replaceAll('WIDGETS', plural.toUpperCase());
