const LETTERS = /\p{L}/gu;
/** In Latin, Greek and Cyrillic letters without their accents. */
const VOWEL = /[aeiouyıøæœəαεηιοωυаеиоуыэюяє]/i;

/** "McDONALD" is written in capitals, too. */
const SMALL_PREFIX = /^(?:Mc|Mac)(?=\p{Lu}{2})/u;
const ROMAN = /^[IVX]+$/;

/** Whether a word is written in capitals, as lists do to show last names. Initials and numbers are not. */
export function isCapitals(word: string): boolean {
  const letters = word.match(LETTERS)?.length ?? 0;
  if (letters < 2 || word.includes('.') || ROMAN.test(word) || word.toUpperCase() === word.toLowerCase())
    return false;
  return word.replace(SMALL_PREFIX, '') === word.replace(SMALL_PREFIX, '').toUpperCase();
}

/** Countries in whose language the small letter of I has no dot. */
const localeOf = (region = '') => (['TR', 'AZ', 'CY'].includes(region) ? 'tr' : 'und');

/**
 * "MÜLLER-ROTH" as "Müller-Roth"; initials such as JP stay.
 * @param least the letters of the shortest word that is no initials
 */
export function withoutCapitals(word: string, region?: string, least = 3): string {
  const hasVowel = VOWEL.test(word.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  if (!isCapitals(word) || !hasVowel || (word.match(LETTERS)?.length ?? 0) < least) return word;
  const locale = localeOf(region);
  return word.replaceAll(/\p{L}+/gu, (part, at: number) => {
    const lower = part.toLocaleLowerCase(locale);
    // The last letter of L'Helgouac'h.
    if (lower.length === 1 && at > 0 && at + 1 === word.length) return lower;
    return /^mc\p{L}{3,}$/u.test(lower)
      ? `Mc${lower.charAt(2).toLocaleUpperCase(locale)}${lower.slice(3)}`
      : lower.charAt(0).toLocaleUpperCase(locale) + lower.slice(1);
  });
}

/** Where "DE LUCA" and "DU BOIS" are De Luca and Du Bois. */
const CAPITAL_PARTICLES = new Set(['IT', 'US', 'GB', 'IE', 'CA', 'AU', 'NZ']);
const isArticle = (word: string) => /^(?:le|la|les)$/.test(word);

/** A particle of a name that is written in capitals, as its country writes it: von der Heide, De Smedt, de La Tour. */
export function particleOf(word: string, at: number, region = ''): string {
  const lower = word.toLowerCase();
  const isCapital =
    CAPITAL_PARTICLES.has(region) || (region === 'BE' && at === 0) || (region === 'FR' && isArticle(lower));
  return isCapital ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
}
