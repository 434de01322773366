import { type Compose, columnOf } from '../judge-row.ts';
import { isFamilyFirst } from '../guess-mapping.ts';
import { splitName, tidyNames } from '../names/split-name.ts';

/** Words in names of businesses in the languages of the headers. */
const OF_BUSINESSES =
  /(?:^|\s)(?:gmbh|mbh|ag|kg|ohg|gbr|ug|e\.?\s?k\.?|e\.?\s?v\.?|ltd\.?|limited|inc\.?|llc|corp\.?|s\.?a\.?r\.?l\.?|s\.?l\.?|s\.?a\.?s\.?|b\.?v\.?|co\.|b[äa]ckerei|restaurant|hotel|apotheke|praxis|kanzlei|boulangerie|panader[ií]a|bakery|caf[eé]|verein|stiftung)(?=\s|$|,)/i;

/** First and last name from one or two columns, without titles and capitals. */
export const composeNames: Compose = ({ fullName, firstName = '', lastName = '', ...rest }, file, notes) => {
  const { mapping, options } = file;
  // One of the three columns alone holds full names.
  const whole =
    fullName ?? (mapping.firstName === undefined ? lastName : mapping.lastName === undefined && firstName);
  const field = fullName === undefined && mapping.firstName === undefined ? 'lastName' : 'firstName';
  const column = columnOf(file, fullName === undefined ? field : 'fullName');
  const order = options.nameOrder ?? (isFamilyFirst(column) ? 'family' : 'given');
  const names = whole ? splitName(whole, order) : tidyNames(firstName, lastName);
  if (names.titles.length > 0) notes.push(`${column}: “${names.titles.join(' ')}” is left out`);
  if (OF_BUSINESSES.test(whole || `${firstName} ${lastName}`))
    notes.push(`${column}: this may be a business, not a person`);
  return { ...rest, firstName: names.firstName, lastName: names.lastName };
};
