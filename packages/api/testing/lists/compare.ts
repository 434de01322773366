import type { Outcome } from './expected.ts';

/** A row of a list as it was imported: who is stored of it, or why nobody is. */
export type ImportedRow = {
  line: number;
  outcome: string;
  reason: string | null;
  stored: Record<string, string | null> | undefined;
};

/** Country code, and what must be dialed before a number within the country. */
const DIALING: Record<string, [string, string]> = {
  AT: ['43', '0'],
  AU: ['61', '0'],
  BE: ['32', '0'],
  BR: ['55', ''],
  CA: ['1', ''],
  CH: ['41', '0'],
  CZ: ['420', ''],
  DE: ['49', '0'],
  DK: ['45', ''],
  ES: ['34', ''],
  FI: ['358', '0'],
  FR: ['33', '0'],
  GB: ['44', '0'],
  GR: ['30', ''],
  IE: ['353', '0'],
  IL: ['972', '0'],
  IN: ['91', ''],
  IT: ['39', ''],
  NL: ['31', '0'],
  NO: ['47', ''],
  NZ: ['64', '0'],
  PL: ['48', ''],
  PT: ['351', ''],
  SA: ['966', '0'],
  SE: ['46', '0'],
  TR: ['90', '0'],
  US: ['1', ''],
  VN: ['84', '0'],
};

/** What may be dialed before a number, where nothing must. */
const OPTIONAL: Record<string, RegExp> = { BR: /^0/, CA: /^1(?=\d{10})/, IN: /^0/, US: /^1(?=\d{10})/ };

/** A number as somebody in its country dials it, with the country code; one without the zero that it needs stays. */
export function internationalNumber(written: string, country: string): string {
  const digits = written.replaceAll(/[^+\d]/g, '');
  const [code = '', trunk = ''] = DIALING[country] ?? [];
  if (digits.startsWith('+')) return digits;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (trunk === '') return `+${code}${digits.replace(OPTIONAL[country] ?? '', '')}`;
  return digits.startsWith(trunk) ? `+${code}${digits.slice(trunk.length)}` : digits;
}

const NORMALIZED: Record<string, (value: string, country: string) => string> = {
  email: (value) => value.toLowerCase(),
  phone: internationalNumber,
  website: (value) =>
    value
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, ''),
};

const normalized = (field: string, value: string | null, country: string): string => {
  const text = (value ?? '').trim().normalize('NFC');
  return text === '' ? '' : (NORMALIZED[field]?.(text, country) ?? text);
};

/** What is not as it is expected of a row; empty when one of the outcomes is met. */
export function differences(row: ImportedRow | undefined, outcomes: Outcome[], country: string): string[] {
  const found = outcomes.map((outcome) => differencesTo(row, outcome, country));
  return found.some((each) => each.length === 0) ? [] : (found[0] ?? []);
}

function differencesTo(row: ImportedRow | undefined, outcome: Outcome, country: string): string[] {
  if (!row) return 'reject' in outcome ? [] : ['is lost without a word'];
  const { stored, reason } = row;
  if ('reject' in outcome) return stored ? [`is stored, but: ${outcome.reject}`] : [];
  if ('doubleOf' in outcome) {
    const isNamed = row.outcome === 'duplicate' && reason?.includes(String(outcome.doubleOf)) === true;
    return isNamed ? [] : [`is no double of row ${outcome.doubleOf}: ${row.outcome}, ${reason}`];
  }
  if (!stored) return [`refused: ${reason}`];
  return Object.entries(outcome.want).flatMap(([field, wanted]) => {
    const right = typeof wanted === 'object' && wanted !== null ? wanted.anyOf : [wanted];
    const has = normalized(field, stored[field] ?? null, country);
    return right.some((value) => normalized(field, value, country) === has)
      ? []
      : [`${field} is ${JSON.stringify(stored[field] ?? null)}, not ${JSON.stringify(right[0])}`];
  });
}
