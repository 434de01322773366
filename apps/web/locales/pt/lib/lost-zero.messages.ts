import type { lostZeroMessages as english } from '#src/lib/lost-zero.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const lostZeroMessages: Translation<typeof english> = {
  phone: 'Este número começa com 0? As planilhas o removem.',
  postcode: (whole) => `Seria ${whole}? As planilhas removem o zero inicial.`,
};
