import type { businessesMapMessages as english } from '#src/features/businesses/directory/businesses-map.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const businessesMapMessages: Translation<typeof english> = {
  elsewhere: (businesses, isOne) =>
    `${businesses} ${isOne ? 'ist' : 'sind'} an Orten, die nicht auf der Karte sind.`,
  unstated: (businesses, isOne) => `${businesses} ${isOne ? 'nennt' : 'nennen'} keinen Ort.`,
  none: {
    title: 'Keine Orte zu sehen',
    text: 'Keines dieser Unternehmen ist an einem Ort, den wir auf der Karte zeigen können.',
    firstTitle: 'Noch keine Orte',
    first: 'Orte erscheinen hier, sobald Unternehmen ihren nennen.',
  },
};
