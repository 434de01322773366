import type { reviewsMessages as english } from '#src/features/businesses/reviews/reviews.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reviewsMessages: Translation<typeof english> = {
  failed: 'Die Bewertungen konnten nicht geladen werden',
  loading: 'Bewertungen werden geladen...',
  write: 'Bewertung schreiben',
  edit: 'Ihre Bewertung bearbeiten',
  join: 'Beitreten und bewerten',
  signIn: 'Zum Bewerten anmelden',
  section: 'Bewertungen',
  by: (name) => `Bewertung von ${name}`,
  optional: 'Optional',
  form: {
    rating: 'Ihre Bewertung',
    title: 'Titel',
    comment: 'Kommentar',
    placeholder: 'Was sollten andere wissen?',
    submit: 'Bewertung absenden',
    save: 'Bewertung speichern',
  },
  saved: { title: 'Vielen Dank!', description: 'Ihre Bewertung wurde gespeichert.' },
  reply: {
    from: 'Antwort des Unternehmens',
    write: 'Antworten',
    edit: 'Antwort bearbeiten',
    label: 'Ihre Antwort',
    save: 'Antwort speichern',
  },
  report: {
    action: 'Melden',
    actionLabel: (name) => `Bewertung von ${name} melden`,
    title: 'Diese Bewertung melden',
    sent: { title: 'Meldung gesendet', description: 'Vielen Dank. Die Administration sieht sie sich an.' },
  },
};
