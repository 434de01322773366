const maxLength = 5_000;
const noise =
  /<(?:script|style)\b[^<>]{0,200}>[^<]{0,2000}|<[^<>]{0,200}>|&[a-z]{2,8};|\bhttps?:\/\/\S+|\bwww\.\S+|(?<![^\s<>])[^\s<>]{1,64}@\S{1,255}|[[\p{Cc}\p{Cf}]--[\n\t]]/giv;

/**
 * The text with mark-up, control characters, links and addresses turned to blanks, and of the same length,
 * so that places in it are places in what the member wrote.
 */
export function plainText(text: string | null | undefined): string {
  return (text ?? '').slice(0, maxLength).replaceAll(noise, (found) => ' '.repeat(found.length));
}
