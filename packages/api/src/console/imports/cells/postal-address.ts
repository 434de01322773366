import { townOf } from '@guildhall/matching';
import { isHouse, isStreetName, isTownLike } from './street.ts';

/** A town of a text, with its postcode where one is beside it. */
export type FoundTown = { town: string; postcode?: string | undefined };

/** "37073", "D-37073", "591 01", "4800-432", "43130-1234", "8011 AB". */
export const POSTCODE = String.raw`(?:[A-Z]{1,3}[-–]\s?)?(?:\d{4,6}(?:-\d{3,4})?|\d{3}\s\d{2}|\d{2}-\d{3})(?:\s?(?!L[AE]\s|ST\s)[A-Z]{2}(?=\s))?`;
const BRITISH = String.raw`[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}`;
const CANADIAN = String.raw`[A-Z]\d[A-Z]\s?\d[A-Z]\d`;
const STATES = String.raw`A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]`;
const NAMED_STATES = String.raw`Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming`;
const COUNTY =
  /shire$|^(?:county|co\.?)\s|^(?:kent|essex|surrey|(?:east |west )?sussex|(?:greater )?london|devon|cornwall|norfolk|suffolk|somerset|dorset|cumbria|merseyside|(?:tyne and wear)|(?:north|south|west) yorkshire|west midlands|greater manchester|county durham|middlesex|rutland)$/i;

/** What ends an address with the town before its postcode: "Springfield, IL 62704", "London SW1A 2AA". */
const TAILS = [
  new RegExp(String.raw`^(?:(.*?)\s+)?(${STATES}|${NAMED_STATES})\.?\s+(\d{5}(?:-\d{4})?)$`, 'u'),
  new RegExp(String.raw`^(?:(.*?)\s+)?([A-Z]{2}\s+)(${CANADIAN})$`, 'u'),
  new RegExp(String.raw`^(?:(.*?)\s+)?((?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s+)(\d{4})$`, 'u'),
  new RegExp(String.raw`^(?:(.*?)\s*)?()(?<![\p{L}\p{N}])(${BRITISH})$`, 'u'),
];
const STATE = new RegExp(String.raw`^(?:${STATES}|${NAMED_STATES})$`, 'u');
const LEADING = new RegExp(String.raw`(?:^|[\s(])(${POSTCODE})\)?\s+(\p{L}[^\d]*)$`, 'u');
const TRAILING = /^(\p{L}\D*?)\s+(\d{5})$/u;
const ALONE = new RegExp(String.raw`^(${POSTCODE})$`, 'u');
/** A house number that a comma parts from its street. */
const HOUSE_NUMBER = /^(?:n[º°o.]{0,2}\s?)?\d{1,3}\s?[a-z]?$/i;
/** What stands behind towns: "CEDEX 02", a province as "MI" or "(MI)", a department as "(47)". */
const BEHIND = /\s+(?:cedex(?:\s*\d+)?|\(?[A-Z]{2}\)?|\(\d+\))$/iu;

type Part = { text: string; line: number };

/** The town of the first postal address in some lines, and how many addresses are there. */
export function townOfAddresses(lines: readonly string[]): { first: FoundTown; count: number } | undefined {
  const parts = lines.flatMap(partsOf);
  const ends = parts.map((_, at) => townAt(parts, at));
  const end = ends.findIndex((town) => town !== undefined);
  const first = ends[end] ?? townBesideStreet(parts);
  if (!first) return undefined;
  const lineOf = parts[end]?.line ?? 0;
  const later = parts.map(({ text, line }, at) =>
    line <= lineOf ? 'earlier' : ends[at] ? 'end' : isHouse(text) ? 'house' : 'other',
  );
  const countOf = (what: string) => later.filter((one) => one === what).length;
  return { first, count: 1 + (countOf('end') || countOf('house')) };
}

/** The parts of a line between its commas, without labels such as "Office:". */
function partsOf(text: string, line: number): Part[] {
  const parts: Part[] = [];
  for (const written of text.split(/\s*,\s*|\s+[-–·|]\s+/)) {
    const part = written.replace(/^\p{L}+:\s*/u, '').trim();
    const before = parts.at(-1);
    const isNumber = HOUSE_NUMBER.test(part) || (before !== undefined && HOUSE_NUMBER.test(before.text));
    if (before && isNumber) before.text = `${before.text} ${part}`;
    else if (part !== '') parts.push({ text: part, line });
  }
  return parts;
}

/** The town at the end of an address, where a part is that end. */
function townAt(parts: readonly Part[], at: number): FoundTown | undefined {
  const text = parts[at]?.text ?? '';
  const tail = tailOf(text);
  if (tail) return townBefore(parts.slice(0, at), tail);
  // "1200 Broadway, New York, NY 10001"
  if (parts.slice(at + 1).some((later) => tailOf(later.text) !== undefined)) return undefined;
  const [, postcode, words = ''] = LEADING.exec(text.replace(BEHIND, '')) ?? [];
  if (postcode !== undefined && !isStreetName(words)) return { town: words.trim(), postcode };
  const [, town, code] = TRAILING.exec(text) ?? [];
  if (town !== undefined && !isHouse(text)) return { town, postcode: code };
  const alone = ALONE.exec(text)?.[1];
  if (alone === undefined) return undefined;
  const beside = [parts[at + 1]?.text, parts[at - 1]?.text].find(isTownLike);
  return beside === undefined ? undefined : { town: beside, postcode: alone };
}

type Tail = { town: string; state: string; postcode: string };

function tailOf(text: string): Tail | undefined {
  for (const pattern of TAILS) {
    const [, town = '', state = '', postcode] = pattern.exec(text) ?? [];
    if (postcode !== undefined) return { town, state: state.trim(), postcode };
  }
  return undefined;
}

function townBefore(parts: readonly Part[], { town, state, postcode }: Tail): FoundTown | undefined {
  const before = [town, parts.at(-1)?.text, parts.at(-2)?.text].filter(isTownLike);
  const found = before.find((name) => !COUNTY.test(name)) ?? before[0];
  return found === undefined ? undefined : { town: withState(found, state), postcode };
}

const withState = (town: string, state = '') => (state === '' ? town : `${town}, ${state}`);

/** The town behind a street, or a known one before it, where no postcode says which part it is. */
function townBesideStreet(parts: readonly Part[]): FoundTown | undefined {
  const street = parts.findIndex(({ text }) => isHouse(text));
  if (street < 0) return undefined;
  const after = parts.findIndex(({ text }, at) => at > street && isTownLike(text));
  const before = parts[street - 1]?.text;
  if (after < 0) return before !== undefined && townOf(before) ? { town: before } : undefined;
  const state = parts[after + 1]?.text ?? '';
  return { town: withState(parts[after]?.text ?? '', STATE.test(state) ? state : '') };
}
