const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whole cents as dollars: '$2,450.00'; zero means a custom quote. */
export const money = (cents: number): string => (cents === 0 ? 'Custom Quote' : DOLLARS.format(cents / 100));

const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole dollars, grouped. */
export const dollars = (amount: number): string => WHOLE_DOLLARS.format(amount);
