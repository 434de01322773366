import { unescapeFormulas } from '../../../ground/core/csv.ts';
import { withLostZero } from '../../../ground/values/lost-zero.ts';
import { spoiledNumber } from '../../../ground/values/spoiled-numbers.ts';
import type { ImportField } from '../imports.schema.ts';
import type { CellPlace, CleanCell } from './cell.types.ts';
import { firstEmail } from './first-email.ts';
import { firstPhone } from './first-phone.ts';
import { firstTown } from './first-town.ts';
import { firstWebsite } from './first-website.ts';

const CLEANERS: Partial<Record<ImportField, (text: string, place: CellPlace) => CleanCell>> = {
  email: firstEmail,
  ownerEmail: firstEmail,
  phoneNumber: firstPhone,
  phone: firstPhone,
  location: firstTown,
  city: firstTown,
  websiteUrl: firstWebsite,
  website: firstWebsite,
  membershipNumber: wholeNumber,
  zipCode: firstPostcode,
  yearEstablished: wholeNumber,
  employeeCount: wholeNumber,
};

/** Signs that spreadsheets and chats leave in cells and nobody sees. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** What spreadsheets show where a formula found nothing. */
const NOT_FOUND = /^#(?:N\/A|NV|N\/D|N\/P|BRAK|I\/T|PUUTTUU!|YOK|Н\/Д)!?$/i;
/** What `read-workbook.ts` writes behind words that are a link to an address. */
const LINK = /\s*<mailto:[^>]*>$/;

/** A text without what nobody sees. */
export const withoutSigns = (text: string): string =>
  text.replaceAll(INVISIBLE, '').replaceAll('\u00a0', ' ').trim();

/** The text of a cell, without what programs add to it, and its first value where a field takes one. */
export function cleanCell(field: ImportField, cell: string, place: CellPlace = {}): CleanCell {
  const shown = withoutSigns(cell);
  const text = field === 'email' || field === 'ownerEmail' ? shown : shown.replace(LINK, '');
  if (NOT_FOUND.test(text)) return { value: '', note: `“${text}” is left out` };
  // Programs write ="0171" so that spreadsheets leave digits alone.
  const quoted = /^=\s*"((?:[^"]|"")*)"$/.exec(text)?.[1];
  if (quoted === undefined && text.startsWith('='))
    return { value: '', fault: 'contains a formula instead of a value' };
  if (/^"[^"]*$/.test(text))
    return {
      value: '',
      fault: "has a quotation mark that isn't closed. The file may have been cut off here",
    };
  // An apostrophe before digits is how spreadsheets hold them as a text.
  const value = (quoted?.replaceAll('""', '"') ?? unescapeFormulas(text)).replace(/^'(?=\d)/, '').trim();
  const spoiled = spoiledNumber(value);
  if (spoiled !== undefined) return { value: '', fault: spoiled };
  return CLEANERS[field]?.(value, place) ?? { value };
}

/** A postcode with the zero that a spreadsheet took. */
function firstPostcode(text: string, { region }: CellPlace): CleanCell {
  const { value } = wholeNumber(text);
  const whole = withLostZero(value, region);
  return whole === undefined ? { value } : { value: whole, note: `0 is added before ${value}` };
}

/** Programs that take a column of numbers for decimals write 1017.0. */
function wholeNumber(text: string): CleanCell {
  return { value: text.replace(/^(\d+)[.,]0+$/, '$1') };
}
