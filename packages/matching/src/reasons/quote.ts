/** Longer quotes are cut at the end of a word. */
const longest = 80;
const numbers = /[+(]?\d[\d\s()./-]{4,}\d/gu;

/** What a member wrote, in quotation marks: verbatim, without numbers to call, and cut at the end of a word. */
export function quote(text: string): string {
  const plain = text
    .replaceAll(numbers, ' ')
    .replaceAll(/["“”„«»]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,;:.!?&/–—-]+|[\s,;:.&/–—-]+$/gu, '');
  if (plain.length <= longest) return `“${plain}”`;
  const cut = plain.lastIndexOf(' ', longest);
  return `“${plain.slice(0, cut > longest / 2 ? cut : longest)}…”`;
}
