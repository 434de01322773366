import { TEXT_ENCODINGS, type TextEncoding } from './encodings.schema.ts';

/**
 * Text from bytes of unknown encoding. A file does not say how it was written, so the decoding whose letters make
 * plausible words wins. Browsers and the server use the same code.
 */

/** The upper half of code page 850, which DOS programs write and `TextDecoder` does not know. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Letters beyond a to z of the languages that are written in each encoding. The first encodings win a tie. */
const SINGLE_BYTE = {
  'windows-1252': [
    'äöüß',
    'àâæçéèêëîïôœùûü',
    'áéíñóúü',
    'ãáàâçéêíõóôú',
    'àèéìòóù',
    'æøåé',
    'åäöé',
    'áðéíóúýþæö',
    'éëïöüè',
  ],
  macintosh: ['äöüß', 'àâæçéèêëîïôœùûü', 'áéíñóúü', 'ãáàâçéêíõóôú', 'àèéìòóù', 'æøåé', 'åäöé', 'éëïöüè'],
  cp850: ['äöüß', 'àâæçéèêëîïôùûü', 'áéíñóúü', 'ãáàâçéêíõóôú', 'àèéìòóù', 'æøåé', 'åäöé', 'éëïöüè'],
  'windows-1250': [
    'ąćęłńóśźż',
    'áčďéěíňóřšťúůýž',
    'áäčďéíĺľňóôŕšťúýž',
    'áéíóöőúüű',
    'čćđšž',
    'ăâîşţ',
    'äöüß',
  ],
  'iso-8859-2': ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'čćđšž', 'ăâîşţ', 'äöüß'],
  'windows-1254': ['çğıöşüâîû'],
  'windows-1251': ['абвгдеёжзийклмнопрстуфхцчшщъыьэюя', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'],
  'windows-1253': ['αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ'],
} as const;

/** The text of bytes in a known encoding, without its byte order mark. Bytes that fit nothing become U+FFFD. */
export function decodeAs(bytes: Uint8Array, encoding: TextEncoding): string {
  if (encoding !== 'cp850') {
    const text = new TextDecoder(encoding).decode(bytes);
    return encoding === 'utf-8' ? undoMisreading(text) : text;
  }
  // Latin-1 maps each byte to the character of the same number.
  return latin1Of(bytes).replaceAll(/[\u0080-\u00ff]/g, (byte) => CP850.charAt(byte.charCodeAt(0) - 0x80));
}

/** How much of a file decides; the letters of the rest are alike. */
const EXAMINED = 256 * 1_024;

/** The encoding in which bytes are most probably text. */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const marked = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (marked) return marked;
  if (isValid(bytes, 'utf-8')) return 'utf-8';
  const examined = nonAsciiLines(bytes);
  let best: { encoding: TextEncoding; score: number } = { encoding: 'windows-1252', score: -Infinity };
  for (const encoding of TEXT_ENCODINGS) {
    const score = plausibility(examined, encoding);
    if (score > best.score) best = { encoding, score };
  }
  return best.encoding;
}

function markedEncoding(bytes: Uint8Array): TextEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  return undefined;
}

/** Some programs leave the mark out: every other byte of mostly Latin text is zero then. */
function unmarkedUtf16(bytes: Uint8Array): TextEncoding | undefined {
  const beginning = bytes.subarray(0, 2_000);
  const zeros = (parity: number) =>
    beginning.reduce((sum, byte, index) => sum + (byte === 0 && index % 2 === parity ? 1 : 0), 0);
  if (zeros(1) > beginning.length * 0.3) return 'utf-16le';
  if (zeros(0) > beginning.length * 0.3) return 'utf-16be';
  return undefined;
}

function isValid(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The lines with other than ASCII characters: only they tell encodings apart. */
function nonAsciiLines(bytes: Uint8Array): Uint8Array {
  const examined = new Uint8Array(Math.min(bytes.length, EXAMINED));
  let size = 0;
  let start = 0;
  let isPlain = true;
  for (const [at, byte] of bytes.entries()) {
    if (byte >= 0x80) isPlain = false;
    if (byte !== 10 && byte !== 13 && at < bytes.length - 1) continue;
    const line = bytes.subarray(start, at + 1);
    if (!isPlain && size + line.length <= examined.length) {
      examined.set(line, size);
      size += line.length;
    }
    start = at + 1;
    isPlain = true;
  }
  // A file without line ends.
  return size === 0 ? bytes.subarray(0, EXAMINED) : examined.subarray(0, size);
}

const WORD_CHARACTER = String.raw`\p{L}\p{M}\u0080-\u009f\u2018-\u203a\u00a1-\u00bf\u2200-\u25ff\ufffd`;
const WORD = new RegExp(`[${WORD_CHARACTER}]*[^\0-\u007f][${WORD_CHARACTER}]*`, 'gu');
/** Names begin with a capital, or have only capitals. */
const USUAL_CASE = /^(?:\p{Lu}?[\p{Ll}\p{Lo}\p{M}]*|\p{Lu}+)$/u;
/** Letters that most languages with the others do without. */
const RARE = /[õîôûïùìòâêýþð÷×]/giu;

/** How words of these encodings look. */
const MULTI_BYTE_WORD: Record<string, RegExp> = {
  shift_jis: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u,
  'euc-kr': /^\p{Script=Hangul}+$/u,
  gb18030: /^\p{Script=Han}+$/u,
  big5: /^\p{Script=Han}+$/u,
};

/** Words that a language could have, against words that none has. */
function plausibility(bytes: Uint8Array, encoding: TextEncoding): number {
  const multiByte = MULTI_BYTE_WORD[encoding];
  if (encoding.startsWith('utf') || (multiByte && !isValid(bytes, encoding))) return -Infinity;
  const words = decodeAs(bytes, encoding).match(WORD) ?? [];
  if (multiByte) return words.reduce((sum, word) => sum + (multiByte.test(word) ? 1 : -3), 0);
  const alphabets: readonly string[] =
    Object.entries(SINGLE_BYTE).find(([name]) => name === encoding)?.[1] ?? [];
  const fitting = alphabets.map(() => 0);
  let score = 0;
  for (const word of words) {
    // Quotation marks, dashes and signs beside a word are in every encoding's texts.
    if (!/\p{L}/u.test(word)) continue;
    // The small letter of İ is two characters.
    const letters =
      word
        .toLowerCase()
        .replaceAll('i\u0307', 'i')
        .match(/[^\0-\u007f]/gu) ?? [];
    const isMixed = /\p{Script=Latin}/u.test(word) && /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word);
    const fits = alphabets.map((alphabet) => letters.every((letter) => alphabet.includes(letter)));
    if (isMixed || !USUAL_CASE.test(word) || !fits.includes(true)) score -= 3;
    else {
      score += 1 - 0.2 * (word.match(RARE)?.length ?? 0);
      for (const [index, isFitting] of fits.entries())
        if (isFitting) fitting[index] = (fitting[index] ?? 0) + 1;
    }
  }
  // A list is mostly in one language.
  return score + Math.max(0, ...fitting) / 2;
}

/** Programs that read UTF-8 as one of these and saved what they saw. */
const MISREAD_AS = ['windows-1252', 'macintosh', 'cp850'] as const;

/** Text that was UTF-8, was read as another encoding and saved as UTF-8 again ("MÃ¼ller"), line by line. */
export function undoMisreading(text: string): string {
  // UTF-8's first bytes of letters, as these encodings show them.
  if (!/[ÂÃÄÅÐÑâ√∆≈├┼┬]/u.test(text)) return text;
  return text.replaceAll(/[^\r\n]*[^\0-\u007f][^\r\n]*/gu, (line) => {
    for (const encoding of MISREAD_AS) {
      const original = originalOf(line, encoding);
      if (original !== undefined) return original;
    }
    return line;
  });
}

function originalOf(line: string, encoding: (typeof MISREAD_AS)[number]): string | undefined {
  const bytes = new Uint8Array(line.length);
  const table = byteTable(encoding);
  for (let at = 0; at < line.length; at += 1) {
    const byte = table.get(line.charAt(at));
    if (byte === undefined) return undefined;
    bytes[at] = byte;
  }
  return isValid(bytes, 'utf-8') ? new TextDecoder('utf-8').decode(bytes) : undefined;
}

const tables = new Map<string, Map<string, number>>();
function byteTable(encoding: (typeof MISREAD_AS)[number]): Map<string, number> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, number>();
  // Some programs read Windows-1252 as Latin-1, whose bytes from 0x80 to 0x9f are control characters.
  if (encoding === 'windows-1252')
    for (let byte = 0x80; byte < 0xa0; byte += 1) table.set(String.fromCharCode(byte), byte);
  for (let byte = 0; byte < 256; byte += 1) table.set(decodeAs(Uint8Array.of(byte), encoding), byte);
  tables.set(encoding, table);
  return table;
}

function latin1Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return text;
}
