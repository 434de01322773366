/** Whole cents as dollars with two decimals and no grouping; zero means a custom quote. */
export function money(cents: number): string {
  return cents === 0 ? 'Custom Quote' : `$${(cents / 100).toFixed(2)}`;
}

const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole dollars, grouped. */
export const dollars = (amount: number): string => WHOLE_DOLLARS.format(amount);
