/** A typed dollar amount in whole cents; null unless it is a number above zero. */
export function toCents(dollars: string): number | null {
  const text = dollars.trim().replace(/^\$/, '').replaceAll(',', '');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text)) return null;
  const cents = Math.round(Number(text) * 100);
  return cents > 0 ? cents : null;
}
