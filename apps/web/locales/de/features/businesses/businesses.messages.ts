import type { businessesMessages as english } from '#src/features/businesses/businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const businessesMessages: Translation<typeof english> = {
  badges: { verified: 'Geprüft', featured: 'Hervorgehoben', notPublic: 'Nicht öffentlich' },
  card: {
    services: 'Leistungen',
    more: (count) => `+${count} weitere`,
    openUntil: (time) => `Geöffnet bis ${time} Uhr`,
    openAllDay: 'Rund um die Uhr geöffnet',
    closedNow: 'Zurzeit geschlossen',
  },
  counts: {
    views: (count) => plural(count, { one: '1 Aufruf', other: `${number(count)} Aufrufe` }),
    reviews: (count) => plural(count, { one: '1 Bewertung', other: `${number(count)} Bewertungen` }),
    isNew: 'Neu',
    stars: (count) => plural(count, { one: '1 Stern', other: `${count} Sterne` }),
  },
  loading: 'Unternehmen wird geladen...',
  missing: {
    title: 'Unternehmen nicht gefunden',
    text: 'Das gesuchte Unternehmen gibt es nicht, oder es ist nicht mehr eingetragen.',
    back: 'Zurück zum Branchenverzeichnis',
  },
  failed: {
    title: 'Dieses Unternehmen konnte nicht geladen werden',
    text: 'Bitte versuchen Sie es gleich noch einmal.',
  },
};
