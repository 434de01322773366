const capitalize = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The forms of a feature's name, from its plural.
 * @throws with a sentence when it is no plural of one word
 */
export function featureNames(plural) {
  if (!/^[a-z]{2,30}s$/.test(plural ?? ''))
    throw new Error(
      `Name the feature with one plural word in lower case, such as: npm run new:feature -- events`,
    );
  const singular = plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.slice(0, -1);
  return { plural, singular, Plural: capitalize(plural), Singular: capitalize(singular) };
}

/**
 * Puts the names of a feature in place of those of the template, which is called "widgets". The article follows the
 * first letter: "an event".
 */
export const fillTemplate = (text, { plural, singular, Plural, Singular }) =>
  text
    .replaceAll(/\b([Aa]) (?=widget\b)/g, /^[aeiou]/.test(singular) ? '$1n ' : '$1 ')
    .replaceAll('widgets', plural)
    .replaceAll('Widgets', Plural)
    .replaceAll('widget', singular)
    .replaceAll('Widget', Singular)
    .replaceAll('WIDGETS', plural.toUpperCase());
