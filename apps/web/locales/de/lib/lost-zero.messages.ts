import type { lostZeroMessages as english } from '#src/lib/lost-zero.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const lostZeroMessages: Translation<typeof english> = {
  phone: 'Beginnt diese Nummer mit 0? Tabellenprogramme lassen führende Nullen weg.',
  postcode: (whole) => `Ist das ${whole}? Tabellenprogramme lassen eine Null am Anfang weg.`,
};
