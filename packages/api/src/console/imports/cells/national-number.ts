import {
  type CountryCode,
  type PhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { CellPlace } from './cell.types.ts';

type Completed = { value: string; note?: string };

/** Where numbers are often written, and can be dialed, without the zero. */
const ZERO_IS_OPTIONAL = new Set(['AR', 'BR', 'CN', 'IN', 'MX']);
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * A number as it is dialed in its country: with the zero or the plus in front that spreadsheets take from numbers.
 * Numbers of other countries get their country code. What fits no country's numbers stays, and is noted.
 */
export function completeNumber(written: string, { region, isAbroad = false }: CellPlace): Completed {
  if (written.startsWith('+') || region === undefined || !isSupportedCountry(region))
    return { value: written };
  const national = parsed(written, region);
  if (digitsOf(written) === digitsOf(national?.formatNational() ?? '') && national?.isValid())
    return { value: isAbroad ? national.formatInternational() : written };
  const restored = withPlus(written, region, national) ?? withZero(written, region, national);
  if (restored !== undefined) return restored;
  const isIncomplete = !ZERO_IS_OPTIONAL.has(region) && national?.isValid() !== true;
  return isIncomplete ? { value: written, note: `${written} may be incomplete` } : { value: written };
}

const parsed = (text: string, region: CountryCode): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, region);

function withPlus(
  written: string,
  region: CountryCode,
  national: PhoneNumber | undefined,
): Completed | undefined {
  const number = parsed(`+${digitsOf(written)}`, region);
  if (written.startsWith('0') || number?.isValid() !== true || number.country !== region) return undefined;
  // Where an area begins like the country code, a mobile number decides.
  const isArea = national?.isValid() === true && national.number !== number.number;
  if (isArea && number.getType() !== 'MOBILE') return undefined;
  return { value: number.formatInternational(), note: `+ is added before ${written}` };
}

function withZero(
  written: string,
  region: CountryCode,
  national: PhoneNumber | undefined,
): Completed | undefined {
  const digits = digitsOf(written);
  if (national?.isValid()) {
    const isLost = digitsOf(national.formatNational()) === `0${digits}` && !ZERO_IS_OPTIONAL.has(region);
    return isLost ? { value: national.formatNational(), note: `0 is added before ${written}` } : undefined;
  }
  // Italy's zero belongs to the number; elsewhere an old list can have one that is no longer dialed.
  const added = parsed(`0${digits}`, region);
  if (added?.isValid()) return { value: added.formatNational(), note: `0 is added before ${written}` };
  const shortened = digits.startsWith('0') ? parsed(digits.slice(1), region) : undefined;
  return shortened?.isValid()
    ? { value: shortened.formatNational(), note: `the 0 of ${written} is left out` }
    : undefined;
}
