import type { lostZeroMessages as english } from '#src/lib/lost-zero.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const lostZeroMessages: Translation<typeof english> = {
  phone: 'Ce numéro commence-t-il par 0 ? Les tableurs le suppriment.',
  postcode: (whole) => `S’agit-il de ${whole} ? Les tableurs suppriment le zéro au début.`,
};
