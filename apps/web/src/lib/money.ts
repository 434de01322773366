/** Dollars with two decimals and no grouping from whole cents; nothing to pay yet is a quote. */
export function money(cents: number): string {
  return cents === 0 ? 'Custom Quote' : `$${(cents / 100).toFixed(2)}`;
}
