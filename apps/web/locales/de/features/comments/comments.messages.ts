import type { commentsMessages as english } from '#src/features/comments/comments.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const commentsMessages: Translation<typeof english> = {
  heading: (author) => `Kommentare zum Beitrag von ${author}`,
  failed: 'Die Kommentare konnten nicht geladen werden',
  empty: 'Noch keine Kommentare. Schreiben Sie den ersten.',
  more: 'Weitere Kommentare anzeigen',
  unavailable: 'Dieser Kommentar ist nicht mehr verfügbar.',
  loading: 'Kommentare werden geladen...',
  content: 'Ihr Kommentar',
  placeholder: 'Kommentar schreiben...',
  submit: 'Kommentieren',
  reply: 'Antworten',
  replyTo: (author) => `${author} antworten`,
  yourReply: (author) => `Ihre Antwort an ${author}`,
  replyPlaceholder: 'Antwort schreiben...',
  replies: (author) => (author === null ? 'Antworten' : `Antworten an ${author}`),
  justNow: 'Gerade eben',
  remove: 'Löschen',
  report: 'Melden',
  about: (action, author) => `${action}: Kommentar von ${author}`,
  deleteTitle: 'Diesen Kommentar löschen?',
  deleteAction: 'Kommentar löschen',
  deleteText: 'Er wird sofort gelöscht.',
  reportTitle: (author) => `Kommentar von ${author} melden`,
  reportSent: { title: 'Vielen Dank', description: 'Der Kommentar wurde gemeldet. Wir sehen ihn uns an.' },
};
