import { DEFAULT_DATE_LOCALE, formatsOf } from '@guildhall/api/ground/settings/formats.schema';
import { trpc } from '../../../lib/trpc.ts';
import type { Figures } from './figures.hooks.ts';

type Amount = Figures['orderValue']['now'][number];

/** Writes amounts as the community does, each in its own currency. */
export function useAmounts(): (amount: Amount) => string {
  const dateLocale = trpc.site.config.useQuery().data?.community.dateLocale ?? '';
  return ({ currency, hundredths }) => {
    const { amount, wholeAmount } = formatsOf({ currency, dateLocale });
    return hundredths % 100 === 0 ? wholeAmount(hundredths / 100) : amount(hundredths);
  };
}

/** Writes months, given by their first day, as the community writes dates. */
export function useMonthNames(): { short: (day: string) => string; long: (day: string) => string } {
  const chosen = trpc.site.config.useQuery().data?.community.dateLocale;
  const locale = chosen || DEFAULT_DATE_LOCALE;
  const namesOf = (options: Intl.DateTimeFormatOptions) => {
    const names = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => names.format(new Date(day));
  };
  return { short: namesOf({ month: 'short' }), long: namesOf({ month: 'long', year: 'numeric' }) };
}
