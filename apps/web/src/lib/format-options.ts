import { LOCALE } from './locale.ts';
import { DEFAULT_CURRENCY, formatsOf } from '@guildhall/api/ground/settings/formats.schema';

type Option = { value: string; label: string };

const currencyNames = new Intl.DisplayNames(LOCALE, { type: 'currency' });
const languageNames = new Intl.DisplayNames(LOCALE, { type: 'language', languageDisplay: 'standard' });

const labelOf = (currency: string) => `${currency}: ${currencyNames.of(currency)}`;

/** All currencies as options of a select; the first is none, which means the default. */
export const currencyOptions = (): Option[] => [
  { value: '', label: labelOf(DEFAULT_CURRENCY) },
  ...Intl.supportedValuesOf('currency')
    .filter((value) => value !== DEFAULT_CURRENCY)
    .map((value) => ({ value, label: labelOf(value) })),
];

const LOCALES = [
  'en-US',
  'en-GB',
  'en-AU',
  'en-CA',
  'en-IE',
  'en-IN',
  'cs-CZ',
  'da-DK',
  'de-AT',
  'de-CH',
  'de-DE',
  'es-ES',
  'es-MX',
  'fi-FI',
  'fr-CA',
  'fr-CH',
  'fr-FR',
  'hu-HU',
  'it-IT',
  'ja-JP',
  'nb-NO',
  'nl-BE',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'sv-SE',
  'tr-TR',
  'uk-UA',
];

const SAMPLE = '2026-03-31T12:00:00.000Z';

/** Languages of dates, each with a date written in it, after one for none that is chosen. */
export const dateLocaleOptions = (none: string): Option[] => [
  { value: '', label: none },
  ...LOCALES.map((dateLocale) => ({
    value: dateLocale,
    label: `${languageNames.of(dateLocale)}: ${formatsOf({ currency: '', dateLocale }).longDate(SAMPLE)}`,
  })),
];
