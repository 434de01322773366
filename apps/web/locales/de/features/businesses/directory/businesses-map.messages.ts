import type { businessesMapMessages as english } from '#src/features/businesses/directory/businesses-map.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/de';

export const businessesMapMessages: Translation<typeof english> = {
  elsewhere: (businesses, isOne) =>
    `${businesses} ${isOne ? 'hat seinen Sitz an einem Ort, der' : 'haben ihren Sitz an Orten, die'} auf der Karte ${isOne ? 'fehlt' : 'fehlen'}.`,
  unstated: (businesses, isOne) => `${businesses} ${isOne ? 'gibt keinen Ort' : 'geben keinen Ort'} an.`,
  inTown: (name) => `Unternehmen in ${name}`,
  shown: (shown, total) => `${number(shown)} von ${number(total)}`,
  allNear: (name) => `Alle Unternehmen in der Nähe von ${name}`,
  none: {
    title: 'Keine Orte zu sehen',
    text: 'Keines dieser Unternehmen hat seinen Sitz an einem Ort, den wir auf der Karte zeigen können.',
    firstTitle: 'Noch keine Orte',
    first: 'Orte erscheinen hier, sobald Unternehmen ihren Ort angeben.',
  },
};
