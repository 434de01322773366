/** Whole cents as dollars with two decimals and no grouping; zero means a custom quote. */
export function money(cents: number): string {
  return cents === 0 ? 'Custom Quote' : `$${(cents / 100).toFixed(2)}`;
}
