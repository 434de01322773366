import type { CleanCell } from './cell.types.ts';
import { type FoundTown, POSTCODE, townOfAddresses } from './postal-address.ts';
import { isHouse, isStreetName } from './street.ts';

const LEADING = new RegExp(String.raw`^\(?((?:[A-Z]{1,3}\s)?${POSTCODE})\)?[\s,–-]+(?=[\p{L}'’])`, 'u');
const TRAILING = new RegExp(String.raw`(?<=\p{L}[.)]?)[\s,–-]+\(?(${POSTCODE})\)?$`, 'u');

/** Longer cells are no towns, and are refused later. */
const CELL_MAX = 500;

/**
 * The town of a cell: alone, with its postcode or region, or taken from a postal address, as streets and numbers are not
 * for a profile. Where an address has no town, nothing is used.
 */
export function firstTown(text: string): CleanCell {
  if (text.length > CELL_MAX) return { value: text };
  const lines = text
    .split(/[\r\n;]+/)
    .map((line) => line.replace(/^[\s,]+|[\s,]+$/g, ''))
    .filter(Boolean);
  const plain = withoutPostcode(lines[0] ?? '');
  const found = lines.some(isAddress) ? townOfAddresses(lines) : { first: plain, count: 0 };
  if (!found)
    return { value: '', note: `“${lines.join(', ')}” is an address without a town, and is left out` };
  const { first, count } = found;
  const { town, postcode } = first;
  const note = noteOf(town, { count, lines: lines.length, isPlain: town === plain.town });
  return {
    value: town,
    ...(note !== undefined && { note }),
    ...(postcode !== undefined && { more: { zipCode: postcode.replace(/^[A-Z]{1,3}[-–\s]\s?/, '') } }),
  };
}

type Seen = { count: number; lines: number; isPlain: boolean };

/** What was left out of a cell, if anything. */
function noteOf(town: string, { count, lines, isPlain }: Seen): string | undefined {
  if (count > 1) return `${count} addresses, only the town of the first, ${town}, is used`;
  if (!isPlain) return `Only the town, ${town}, is used`;
  return lines > 1 ? `${lines} lines, ${town} is used` : undefined;
}

function withoutPostcode(line: string): FoundTown {
  const [found, postcode] = LEADING.exec(line) ?? TRAILING.exec(line) ?? [];
  return found === undefined ? { town: line } : { town: line.replace(found, '').trim(), postcode };
}

/** Whether a line has more than a town with its postcode and region. */
function isAddress(line: string): boolean {
  const { town } = withoutPostcode(line);
  if (isHouse(line) || line.split(/\s*,\s*/).some(isHouse)) return true;
  if (/^\d/.test(line) && isStreetName(town.split(',')[0] ?? '')) return true;
  return /\d/.test(town) && townOfAddresses([line]) !== undefined;
}
