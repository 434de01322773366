const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const firstGrapheme = (text: string): string => {
  const [first] = graphemes.segment(text.trim());
  return first?.segment.toUpperCase() ?? '';
};

/** The initials of up to two words. An emoji is as wide as two letters, so it stands alone. */
export function initials(words: string[]): string {
  const firsts = words.map(firstGrapheme).filter(Boolean).slice(0, 2);
  const wide = firsts.find((first) => /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(first));
  return wide ?? firsts.join('');
}
