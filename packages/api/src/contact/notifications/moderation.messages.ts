import type {
  DecidedType,
  ModerationDecision,
  ObjectionOutcome,
} from '../../ground/reports/decisions.schema.ts';
import type { ReportedType } from '../../ground/reports/reports.schema.ts';

const REPORTED: Record<ReportedType, string> = {
  post: 'post',
  comment: 'comment',
  review: 'review',
  user: 'member',
  short_link: 'short link',
};
const DECIDED: Record<DecidedType, string> = { ...REPORTED, business: 'business', posts: 'posts' };
const AUTHORS = 'From the administrators';

const object = (type: ReportedType, author: string | null) => {
  const name = author ?? 'a former member';
  return type === 'user'
    ? `${name}, whom you reported`
    : `the ${REPORTED[type]} by ${name} that you reported`;
};
const what = (type: DecidedType) => (type === 'posts' ? 'All your posts' : `Your ${DECIDED[type]}`);
const were = (type: DecidedType) => (type === 'posts' ? 'were' : 'was');

/** What those who reported something, and those behind it, learn of a decision. */
export const moderationMessages = {
  report: {
    dismissed: (type: ReportedType, author: string | null) =>
      `We looked into ${author === null ? `the ${REPORTED[type]} that you reported` : object(type, author)}, and found nothing against our rules. Thank you.`,
    warned: (type: ReportedType, author: string | null) =>
      type === 'user'
        ? `We warned ${object(type, author)}. Thank you.`
        : `We warned ${author ?? 'a former member'} about the ${REPORTED[type]} that you reported. Thank you.`,
    suspended: (type: ReportedType, author: string | null) =>
      `We paused the account of ${object(type, author)}. Thank you.`,
    resolved: (type: ReportedType) =>
      `Thank you for reporting a ${REPORTED[type]}. We looked into it and took action.`,
    hidden: (type: ReportedType, author: string | null) =>
      type === 'short_link'
        ? 'We took down the short link that you reported. Thank you.'
        : `We hid ${object(type, author)}. Thank you.`,
    removed: (type: ReportedType, author: string | null) => `We removed ${object(type, author)}. Thank you.`,
  },
  warning: (type: DecidedType, text: string) =>
    type === 'user' ? `${AUTHORS}: ${text}` : `${AUTHORS}, about your ${DECIDED[type]}: ${text}`,
  verdict: {
    hide: (type: DecidedType) =>
      type === 'short_link' ? `${what(type)} was taken down` : `${what(type)} ${were(type)} hidden`,
    delete: (type: DecidedType) => `${what(type)} ${were(type)} deleted`,
    decline: (type: DecidedType) => `${what(type)} was not approved`,
    warn: (type: DecidedType) => (type === 'user' ? AUTHORS : `${AUTHORS}, about your ${DECIDED[type]}`),
    suspend: (_type: DecidedType) => 'Your account was paused',
    upheld: (_type: DecidedType) => 'We looked at your objection, and the decision stays',
    reversed: (_type: DecidedType) => 'We looked at your objection, and took the decision back',
  } satisfies Record<ModerationDecision | ObjectionOutcome, (type: DecidedType) => string>,
  /** Why something can no longer be decided on. */
  gone: (type: DecidedType) =>
    `This ${DECIDED[type]} was deleted in the meantime. Dismiss its reports instead.`,
  alreadyHidden: (type: DecidedType) => `Someone has already hidden this ${DECIDED[type]}`,
};
