const LETTERS = /\p{L}/gu;
const VOWEL = /[aeiouyäöüáéíóúàèìòùâêîôûåæøąęěůőű]/i;

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

/** "MÜLLER-ROTH" as "Müller-Roth"; initials such as JP stay. */
export function withoutCapitals(word: string): string {
  if (!isCapitals(word) || !VOWEL.test(word) || (word.match(LETTERS)?.length ?? 0) < 3) return word;
  return word.replaceAll(/\p{L}+/gu, (part) => {
    const lower = part.toLowerCase();
    return /^mc\p{L}{3,}$/u.test(lower)
      ? `Mc${lower.charAt(2).toUpperCase()}${lower.slice(3)}`
      : lower.charAt(0).toUpperCase() + lower.slice(1);
  });
}
