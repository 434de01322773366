import type {
  DECIDED_NOUNS as englishDecided,
  REPORTED_NOUNS as englishReported,
} from '#src/ground/reports/nouns.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const REPORTED_NOUNS: Translation<typeof englishReported> = {
  post: 'publicación',
  comment: 'comentario',
  review: 'reseña',
  user: 'miembro',
  short_link: 'enlace corto',
};

export const DECIDED_NOUNS: Translation<typeof englishDecided> = {
  ...REPORTED_NOUNS,
  business: 'empresa',
  posts: 'publicaciones',
};
