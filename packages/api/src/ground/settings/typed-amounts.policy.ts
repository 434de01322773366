import type { Formats } from './formats.schema.ts';

const formatOf = ({ locale }: Pick<Formats, 'locale'>) =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });

/** What begins the hundredths of a number, as the community writes it: a point, or a comma. */
export const decimalSignOf = (formats: Pick<Formats, 'locale'>): string =>
  formatOf(formats)
    .formatToParts(0)
    .find(({ type }) => type === 'decimal')?.value ?? '.';

/** An amount as members type it, for a field of a form: '2450.00'. */
export const typedAmount = (formats: Pick<Formats, 'locale'>, hundredths: number): string =>
  formatOf(formats).format(hundredths / 100);
