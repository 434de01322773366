import type { postsMessages as english } from '#src/features/admin/posts/posts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const postsMessages: Translation<typeof english> = {
  noun: 'Beiträge',
  search: { label: 'Beiträge nach Inhalt oder Mitglied durchsuchen', placeholder: 'Beiträge suchen...' },
  filters: {
    all: 'Alle Beiträge',
    published: 'Veröffentlicht',
    hidden: 'Ausgeblendet',
    pending_review: 'Wartet auf Freigabe',
    deleted: 'Gelöscht',
  },
  empty: 'Beiträge der Mitglieder erscheinen hier.',
  approve: 'Freigeben',
  approved: { title: 'Beitrag freigegeben' },
  decline: 'Ablehnen',
  about: (action, author) => `${action}: Beitrag von ${author}`,
  of: (author) => `Beitrag von ${author}`,
  visibility: (isPublished) => (isPublished ? 'Veröffentlicht' : 'Ausgeblendet'),
  likes: (count) => plural(count, { one: '1 „Gefällt mir“', other: `${number(count)} „Gefällt mir“` }),
  comments: (count) => plural(count, { one: '1 Kommentar', other: `${number(count)} Kommentare` }),
  reports: (count) => plural(count, { one: '1 Meldung', other: `${number(count)} Meldungen` }),
  deleted: (preview) => `Beitrag gelöscht: „${preview}“`,
  restored: { title: 'Beitrag wiederhergestellt' },
};
