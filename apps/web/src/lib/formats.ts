import { type Formats, formatsOf } from '@guildhall/api/ground/settings/formats.schema';
import { formatsLocale } from '@guildhall/locale/locales';
import { createContext, use } from 'react';
import { LOCALE } from './locale.ts';
import { commonMessages as messages } from './common.messages.ts';

/** As the community writes them; the product's own until its settings are known. */
export const FormatsContext = createContext(
  formatsOf({ currency: '', dateLocale: formatsLocale(LOCALE, { dateLocale: '', locales: [LOCALE] }) }),
);

export const useFormats = (): Formats => use(FormatsContext);

/** Formats prices of services and orders; zero means a custom quote. */
export function useMoney(): (hundredths: number) => string {
  const { amount } = useFormats();
  return (hundredths) => (hundredths === 0 ? messages.customQuote : amount(hundredths));
}
