import type * as english from '#src/ground/reports/nouns.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const REPORTED_NOUNS: Translation<typeof english.REPORTED_NOUNS> = {
  post: 'publicação',
  comment: 'comentário',
  review: 'avaliação',
  user: 'membro',
  short_link: 'link curto',
};

export const DECIDED_NOUNS: Translation<typeof english.DECIDED_NOUNS> = {
  ...REPORTED_NOUNS,
  business: 'empresa',
  posts: 'publicações',
};
