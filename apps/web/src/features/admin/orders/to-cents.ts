/** A typed amount in whole hundredths; null unless it is a number above zero. */
export function toCents(amount: string): number | null {
  const text = amount
    .trim()
    .replace(/^\p{Sc}/u, '')
    .replaceAll(',', '');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text)) return null;
  const cents = Math.round(Number(text) * 100);
  return cents > 0 ? cents : null;
}
