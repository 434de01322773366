/** Signs within a name or word that nobody types in a search: apostrophes of all kinds, and what nobody sees. */
const LEFT_OUT =
  /[\ufe00-\ufe0f'`´ʹʺʻʼʽˈ‘’‚‛′＇\u00ad\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
/** Accents of Latin, Greek and Cyrillic letters, and vowel points of Hebrew and Arabic. */
const MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/gu;
const LETTERS = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ħ: 'h',
    ŧ: 't',
    ı: 'i',
    ς: 'σ',
    ٱ: 'ا',
    ة: 'ه',
    ى: 'ي',
    ی: 'ي',
    ک: 'ك',
  }),
);
/** Everything else that is no letter and no digit. Lines stay apart: a list is folded with a line for each entry. */
const SEPARATORS =
  /[\t\v\f\r !-/:-@[-`{-~\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u060c\u061b\u061f\u06d4\u1680\u2000-\u206f\u2190-\u21ff\u2212\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb]+/gu;
const CJK =
  '[\\u3005-\\u3007\\u3041-\\u3096\\u3099-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3]';
const BETWEEN_CJK = new RegExp(`(?<=${CJK}) (?=${CJK})`, 'gu');

/**
 * The words of a text as searches compare them: in lower case, without accents, punctuation and invisible signs, with ä
 * and ae, ø and oe, å and aa, ß and ss alike. The function `fold_words` of the database does the same.
 */
export function foldWords(text: string): string {
  const plain = text
    .replace(LEFT_OUT, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .normalize('NFC');
  const letters = Array.from(plain, (letter) => LETTERS.get(letter) ?? letter).join('');
  const words = letters.replace(SEPARATORS, ' ').replace(/^ | $/g, '');
  return words.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u').replaceAll('aa', 'a');
}

/** The same as one phrase, such as a name: without blanks between Chinese, Japanese and Korean characters. SQL: `fold_text`. */
export const foldText = (text: string): string => foldWords(text).replace(BETWEEN_CJK, '');
