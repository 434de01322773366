import type { lostZeroMessages as english } from '#src/lib/lost-zero.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const lostZeroMessages: Translation<typeof english> = {
  phone: '¿Este número empieza por 0? Las hojas de cálculo lo quitan.',
  postcode: (whole) => `¿Es ${whole}? Las hojas de cálculo quitan el cero inicial.`,
};
