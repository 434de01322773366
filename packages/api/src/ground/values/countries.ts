import { foldText } from './fold-text.ts';

/** The languages in which lists name countries. */
const LANGUAGES = 'en de fr es it pt nl sv da nb fi pl cs hu ro tr el ru uk he ar vi zh ja ko'.split(' ');
const english = new Intl.DisplayNames('en', { type: 'region' });
/** Names that are no country of ISO 3166, and usual short forms. */
const OTHERS: [string, string][] = [
  ['UK', 'GB'],
  ['England', 'GB'],
  ['Scotland', 'GB'],
  ['Wales', 'GB'],
  ['Northern Ireland', 'GB'],
  ['Great Britain', 'GB'],
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['United States of America', 'US'],
  ['Holland', 'NL'],
  ['Czech Republic', 'CZ'],
  ['Tschechische Republik', 'CZ'],
  ['Republic of Ireland', 'IE'],
  ['BRD', 'DE'],
];

let regions: Map<string, string> | undefined;

/** The country of a cell by its name in any of the usual languages, or by its code; as ISO 3166 has it. */
export function regionOf(text: string): string | undefined {
  regions ??= readRegions();
  return text.trim() === '' ? undefined : regions.get(foldText(text));
}

/** The English name of a country, as it is stored. */
export const countryName = (region: string | undefined): string =>
  region === undefined ? '' : (english.of(region) ?? '');

function readRegions(): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes()) {
      const name = names.of(code);
      if (name !== undefined && !found.has(foldText(name))) found.set(foldText(name), code);
    }
  }
  for (const code of codes()) if (english.of(code) !== code) found.set(foldText(code), code);
  for (const [name, code] of OTHERS) found.set(foldText(name), code);
  return found;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const codes = () =>
  Array.from(LETTERS, (one) => Array.from(LETTERS, (other) => one + other))
    .flat()
    .filter((code) => english.of(code) !== code && !/^(?:EU|EZ|UN|X[AK]|ZZ|QO)$/.test(code));
