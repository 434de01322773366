import { type Formats, formatsOf } from '@guildhall/api/ground/settings/formats.schema';
import { createContext, use } from 'react';
import { commonMessages as messages } from './common.messages.ts';

/** As the community writes them; the product's own until its settings are known. */
export const FormatsContext = createContext(formatsOf({ currency: '', dateLocale: '' }));

export const useFormats = (): Formats => use(FormatsContext);

/** Formats prices of services and orders; zero means a custom quote. */
export function useMoney(): (hundredths: number) => string {
  const { amount } = useFormats();
  return (hundredths) => (hundredths === 0 ? messages.customQuote : amount(hundredths));
}
