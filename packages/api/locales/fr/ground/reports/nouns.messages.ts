import type * as english from '#src/ground/reports/nouns.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const REPORTED_NOUNS: Translation<typeof english.REPORTED_NOUNS> = {
  post: 'publication',
  comment: 'commentaire',
  review: 'avis',
  user: 'membre',
  short_link: 'lien court',
};

export const DECIDED_NOUNS: Translation<typeof english.DECIDED_NOUNS> = {
  ...REPORTED_NOUNS,
  business: 'entreprise',
  posts: 'publications',
};
