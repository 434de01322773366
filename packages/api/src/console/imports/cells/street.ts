import { townOf } from '@guildhall/matching';
import { regionOf } from '../../../ground/values/countries.ts';

/** A word of the list, not a part of a longer one. */
const word = (words: string) => String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`;
const ENGLISH = String.raw`street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|place|pl|square|sq|boulevard|blvd|way|terrace|close|crescent|highway|hwy|parkway|pkwy|row|mews|gardens|grove|circle|cir|trail|broadway|walk|hill|quay|wharf`;
const ROMANCE = String.raw`rue|avenue|av\.?|avda\.?|boulevard|bd\.?|blvd|place|pl\.|chemin|ch\.|impasse|allée|quai|route|rte|cours|square|passage|via|viale|v\.le|piazza|p\.zza|piazzale|corso|c\.so|largo|vicolo|strada|calle|c\/|c\.|avenida|plaza|pza\.?|paseo|p[ºo]|carrer|carretera|ctra\.?|ronda|camino|rua|r\.|praça|travessa|estrada|alameda|rambla`;
const GERMANIC = String.raw`stra(?:ß|ss)e|str\.?|weg|gasse|g\.|platz|pl\.|allee|ring|damm|ufer|chaussee|steig|stieg|pfad|markt|graben|wall|zeile|promenade|passage|kai|straat|laan|plein|gracht|kade|dijk|singel|steeg|dreef|hof|kamp`;
const BOX = word(
  String.raw`postfach|p\.?\s?o\.?\s?box|b\.?p\.?|apartado|casella postale|postbus|case postale`,
);
const AT = 'am|an|auf|bei|beim|im|in|zum|zur|unter|hinter|vor|von|alte[rs]?|neue[rs]?';
const NUMBER = String.raw`(?:n[º°o.]{0,2}\s?)?\d{1,5}\s?[a-z]?(?:\s?[-–/+&]\s?\d{1,5}\s?[a-z]?)*`;

const STREETS = [
  // "221B Baker Street", "1600 Pennsylvania Avenue NW"
  new RegExp(
    String.raw`^${NUMBER}[,\s].*?(?<!\p{L})(?:${ENGLISH})\.?(?:\s[NSEW]{1,2})?(?:\s#?[\p{L}.]*\s?\d+\p{L}?)?$`,
    'iu',
  ),
  // "123 Main Street Springfield"; towns, too, begin with "St."
  new RegExp(String.raw`^${NUMBER}\s\p{L}\S*\s(?:.*\s)?(?:${ENGLISH})\.?(?<!\s(?:st|pl)\.?)\s`, 'iu'),
  // "12 bis rue de la Paix"
  new RegExp(String.raw`^${NUMBER}(?:\s(?:bis|ter|quater))?[,\s]+(?:${ROMANCE})(?!\p{L})`, 'iu'),
  // "Weender Straße 1", "Keizersgracht 123-A"
  new RegExp(String.raw`(?:${GERMANIC})\s*\d{1,4}(?!\d)`, 'iu'),
  // "Via Roma 1", "C/ Mayor 5"
  new RegExp(String.raw`^(?:${ROMANCE})(?!\p{L}(?<!\/.))\s*\p{L}.*\d`, 'iu'),
  // "Am Alten Rathaus 3"
  new RegExp(String.raw`^(?:${AT})\s\p{L}.*\s${NUMBER}$`, 'iu'),
  new RegExp(String.raw`${BOX}.*\d`, 'iu'),
];
/** What is within a house: "Apt 4", "2. OG", "3º B", "Hinterhaus". */
const WITHIN = new RegExp(
  String.raw`^(?:${word('apt|apartment|suite|ste|unit|floor|flat|room|building|bldg|hinterhaus|vorderhaus|haus|etage|stock|og|eg|top|stiege|bâtiment|bat|étage|piso|puerta|interno|scala|andar|c/o')})`,
  'iu',
);
/** "12345 Sunset Blvd" and "1234 route de Lyon", which begin like a postcode and a town. */
const STREET_NAME = new RegExp(
  String.raw`(?:\S\s+(?:${ENGLISH})\.?(?:\s[NSEW]{1,2})?$|^(?:${ROMANCE})\s)`,
  'iu',
);
/** "Lindenhof 3": a name with a number, which a district has, too: "Paris 15". */
const NUMBERED = /^(\p{L}[\p{L}.’' -]*?)\s\d{1,4}\s?[a-z]?$/iu;

/** Whether words that follow a number are the name of a street, no town. */
export const isStreetName = (words: string): boolean => STREET_NAME.test(words);

/** Whether a part of a text is a street with its number, a named house with one, or a post-office box. */
export function isHouse(part: string): boolean {
  if (STREETS.some((street) => street.test(part))) return true;
  const name = NUMBERED.exec(part)?.[1];
  return name !== undefined && townOf(name) === null;
}

/** Whether a part of an address can be its town. */
export const isTownLike = (part: string | undefined): part is string =>
  part !== undefined &&
  /^\p{L}/u.test(part) &&
  !/\d/.test(part) &&
  !WITHIN.test(part) &&
  (regionOf(part) === undefined || townOf(part) !== null);
