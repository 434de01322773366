import type * as english from '#src/ground/reports/nouns.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const REPORTED_NOUNS: Translation<typeof english.REPORTED_NOUNS> = {
  post: 'Beitrag',
  comment: 'Kommentar',
  review: 'Bewertung',
  user: 'Mitglied',
  short_link: 'Kurzlink',
};

export const DECIDED_NOUNS: Translation<typeof english.DECIDED_NOUNS> = {
  ...REPORTED_NOUNS,
  business: 'Unternehmen',
  posts: 'Beiträge',
};
