import type { Concept } from './concepts.ts';
import { foldHeader } from './fold-header.ts';
import { conceptsOf } from './index-of-words.ts';

/** What a header says: what its column is about, and how surely; 0 is best. */
export type ReadHeader = { concepts: readonly Concept[]; doubt: number };

const folded = (words: string) => new Set(words.split(',').map((word) => foldHeader(word)));

/** Columns that say what the value beside them is, such as "Work" beside a phone number. */
const OF_KIND =
  /(?:^| )(?:types?|typ|tipo|label|kind|display name|angezeigter name|art)$|^(?:types?|typ|tipo) /;

/** Words that change nothing, with those of members: a list of members says of each column that it is theirs. */
const FILLING = folded(
  'value, wert, valeur, valor, optional, required, Pflichtfeld, obligatoire, obligatorio, primary, main, current, address, the, of, de, del, della, do, da, du, la, le, l, d, des, von, member, members, Mitglied, Mitglieder, adhérent, membre, socio, sócio, associado, lid, medlem, contact, person, Hauptkontakt, personal, di, kontakt',
);
/** A column of somebody's work goes before their private one, and both before that of another person. */
const OF_WORK = folded(
  'geschäftlich, dienstlich, Büro, Firma, business, work, office, company, bureau, professionnel, professionnelle, travail, trabajo, lavoro, ufficio, werk, zakelijk, arbete, arbejde',
);
const PRIVATE = folded(
  'privat, private, home, other, domicile, privé, privée, particular, casa, thuis, privé, privato, prywatny, privat, weitere, alternative, alternativ, secondary, zweite, second',
);
const OF_ANOTHER = folded(
  'payer, payeur, Zahler, pagador, ordinante, betaler, billing, Rechnung, facturation',
);

const DOUBT = { work: 1, private: 2, part: 3, another: 6, ordinal: 6, within: 10 };

/** What a column is about by its header. */
export function readHeader(header: string): ReadHeader {
  const found =
    readExact(header) ??
    readParts(header, 2) ??
    readQualified(header) ??
    readParts(header, 1) ??
    readQuestion(header);
  if (!found || OF_KIND.test(foldHeader(header))) return { concepts: [], doubt: 0 };
  // "E-mail 2" is the one for those who have no first.
  return /(?:^|\D)[2-9](?:\D|$)/.test(header) ? { ...found, doubt: found.doubt + DOUBT.ordinal } : found;
}

const withoutParentheses = (header: string) => header.replaceAll(/[([{][^)\]}]*[)\]}]?/g, ' ');

const spellings = (header: string) => [foldHeader(header), foldHeader(withoutParentheses(header))];

function readExact(header: string): ReadHeader | undefined {
  const concepts = spellings(header)
    .map(conceptsOf)
    .find((found) => found.length > 0);
  return concepts && { concepts, doubt: 0 };
}

/** Without words that say whose it is. */
function readQualified(header: string): ReadHeader | undefined {
  return spellings(header).map(readWithout).find(Boolean);
}

function readWithout(words: string): ReadHeader | undefined {
  const kept: string[] = [];
  let doubt = 0;
  for (const word of words.split(' ')) {
    if (OF_WORK.has(word)) doubt = Math.max(doubt, DOUBT.work);
    else if (PRIVATE.has(word)) doubt = Math.max(doubt, DOUBT.private);
    else if (OF_ANOTHER.has(word)) doubt = Math.max(doubt, DOUBT.another);
    else if (!FILLING.has(word)) kept.push(word);
  }
  const concepts = conceptsOf(kept.join(' '));
  return concepts.length > 0 ? { concepts, doubt } : undefined;
}

const BETWEEN =
  /[/|·•,;\r\n]+|\s[-–—]\s|\s(?:und|and|et|y|og|och|ja|i|e|en|og|oder|or|ou|o|eller|lub|ve|και)\s/iu;

/** Columns that hold two things, such as "PLZ / Ort", or are named in two languages. */
const TOGETHER: [Concept[], Concept][] = [
  [['postcode', 'town'], 'town'],
  [['town', 'region'], 'town'],
  [['postcode', 'town', 'region'], 'town'],
  [['town', 'country'], 'town'],
  [['phone', 'fax'], 'phone'],
  [['phone', 'mobile'], 'phone'],
  [['company', 'person'], 'companyAndPerson'],
  [['company', 'fullName'], 'companyAndPerson'],
  [['company', 'name'], 'companyAndPerson'],
];

/** @param least how many of the parts must be known */
function readParts(header: string, least: number): ReadHeader | undefined {
  const parts = header
    .split(BETWEEN)
    .map((part) => (readExact(part) ?? readQualified(part))?.concepts ?? [])
    .filter((concepts) => concepts.length > 0);
  const [first] = parts;
  if (!first || parts.length < least) return undefined;
  const common = first.filter((concept) => parts.every((concepts) => concepts.includes(concept)));
  if (common.length > 0) return { concepts: common, doubt: parts.length > 1 ? 0 : DOUBT.part };
  const both = TOGETHER.find(
    ([together]) =>
      parts.every((concepts) => concepts.some((concept) => together.includes(concept))) &&
      together.every((concept) => parts.some((concepts) => concepts.includes(concept))),
  );
  return { concepts: both ? [both[1]] : first, doubt: both ? 0 : DOUBT.part };
}

/** Words of a header that is a sentence. */
const LONG = 6;

/** The longest known name within a question of a form, such as "Which company do you work for?". */
function readQuestion(header: string): ReadHeader | undefined {
  const words = foldHeader(header).split(' ');
  if (!/[?？؟]/.test(header) && words.length < LONG) return undefined;
  for (let length = Math.min(4, words.length - 1); length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const phrase = words.slice(at, at + length).join(' ');
      const concepts = phrase.length > 3 ? conceptsOf(phrase) : [];
      if (concepts.length > 0) return { concepts, doubt: DOUBT.within };
    }
  return undefined;
}
