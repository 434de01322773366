/** Encodings that can be chosen where the guess is wrong. */
export const TEXT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'cp850',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1251',
  'windows-1253',
  'shift_jis',
  'euc-kr',
  'gb18030',
  'big5',
] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];
