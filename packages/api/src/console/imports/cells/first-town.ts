import type { CleanCell } from './cell.types.ts';

/** "37073", "D-37073", "591 01", "4800-432", "43130-1234", "8011 AB". */
const POSTCODE = String.raw`(?:[A-Z]{1,3}[-–]\s?)?(?:\d{4,6}(?:-\d{3,4})?|\d{3}\s\d{2}|\d{2}-\d{3})(?:\s[A-Z]{2}(?=\s))?`;
const LEADING = new RegExp(String.raw`^\(?(${POSTCODE})\)?[\s,–-]+(?=[\p{L}'’])`, 'u');
const TRAILING = new RegExp(String.raw`(?<=\p{L}[.)]?)[\s,–-]+\(?(${POSTCODE})\)?$`, 'u');

/** The town of a cell that may have its postcode before or behind it. */
export function firstTown(text: string): CleanCell {
  const plain = text.split(/[\r\n]+/)[0]?.trim() ?? '';
  const [found, postcode] = LEADING.exec(plain) ?? TRAILING.exec(plain) ?? [];
  if (found === undefined || postcode === undefined) return { value: plain };
  return {
    value: plain.replace(found, '').trim(),
    more: { zipCode: postcode.replace(/^[A-Z]{1,3}[-–]\s?/, '') },
  };
}
