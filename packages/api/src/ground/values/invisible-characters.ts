import { INVISIBLE } from './without-invisible.ts';

/** Scripts in which a joiner changes which letters are seen: Persian, Hindi, Malayalam, Sinhala, Khmer and others. */
const JOINING = new RegExp(
  `[${[
    'Arabic Syriac Mandaic Mongolian Phags_Pa Nko Adlam Hanifi_Rohingya',
    'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala',
    'Khmer Myanmar Thai Lao Tibetan Balinese Javanese Sundanese Newa Tirhuta',
  ]
    .flatMap((scripts) => scripts.split(' '))
    .map((script) => `\\p{scx=${script}}`)
    .join('')}]`,
  'u',
);
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;
const VARIATION_SELECTOR = /[\ufe00-\ufe0f\u180b-\u180d\u{e0100}-\u{e01ef}]/u;
const TAG = /[\u{e0020}-\u{e007f}]/u;
const FLAG = '\u{1f3f4}';

/**
 * The text without invisible characters that chats, phones and web pages leave in what is copied from them. Those that
 * are part of a word stay: joiners in emoji and in scripts that join letters, variation selectors, flags.
 */
export function withoutStrayInvisible(text: string): string {
  if (text.search(INVISIBLE) === -1) return text;
  const characters = Array.from(text);
  const kept: string[] = [];
  for (const [index, character] of characters.entries())
    if (!isInvisible(character) || hasMeaning(character, kept, characters[index + 1] ?? ''))
      kept.push(character);
  return kept.join('');
}

const isInvisible = (character: string) => character.search(INVISIBLE) === 0;

function hasMeaning(character: string, before: string[], next: string): boolean {
  const last = before.at(-1) ?? '';
  if (character === '\u200d' && PICTURE.test(last)) return PICTURE.test(next);
  if (character === '\u200c' || character === '\u200d') return JOINING.test(last);
  if (VARIATION_SELECTOR.test(character)) return last !== '' && !/\s/u.test(last);
  if (TAG.test(character)) return last === FLAG || TAG.test(last);
  return isHangulFiller(character) && last !== '';
}

/** Fillers of Hangul hold the place of a letter. */
const isHangulFiller = (character: string) => character === '\u115f' || character === '\u1160';

/** Letters with accents and Korean syllables in one piece, as they are typed; files of some systems take them apart. */
export const composed = (text: string): string =>
  text.replace(/\P{M}\p{M}+|[\u1100-\u11ff]+/gu, (sequence) => sequence.normalize('NFC'));
