import type {
  DECIDED_NOUNS as englishDecidedNouns,
  REPORTED_NOUNS as englishReportedNouns,
} from '#src/ground/reports/nouns.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const REPORTED_NOUNS: Translation<typeof englishReportedNouns> = {
  post: 'منشور',
  comment: 'تعليق',
  review: 'تقييم',
  user: 'عضو',
  short_link: 'رابط مختصر',
};

export const DECIDED_NOUNS: Translation<typeof englishDecidedNouns> = {
  ...REPORTED_NOUNS,
  business: 'نشاط تجاري',
  posts: 'منشورات',
};
