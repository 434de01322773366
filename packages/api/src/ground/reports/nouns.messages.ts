import type { DecidedType } from './decisions.schema.ts';
import type { ReportedType } from './reports.schema.ts';

/** What each thing that can be reported is called. */
export const REPORTED_NOUNS: Record<ReportedType, string> = {
  post: 'post',
  comment: 'comment',
  review: 'review',
  user: 'member',
  short_link: 'short link',
};

/** What each thing that administrators decide on is called. */
export const DECIDED_NOUNS: Record<DecidedType, string> = {
  ...REPORTED_NOUNS,
  business: 'business',
  posts: 'posts',
};
