import type { DecidedType } from '@guildhall/api/ground/reports/decisions.schema';
import { DECIDED_NOUNS } from '@guildhall/api/ground/reports/nouns.messages';

const were = (type: DecidedType) =>
  type === 'posts' ? 'All your posts were' : `Your ${DECIDED_NOUNS[type]} was`;

/** Interface text of the page of a decision. */
export const decisionsMessages = {
  title: 'A decision of the administrators',
  description: 'What was decided, why, and how to object.',
  open: 'Show the decision',
  failed: 'There is no such decision. Sign in to see decisions about you.',
  verdicts: {
    hide: (type: DecidedType) => `${were(type)} ${type === 'short_link' ? 'taken down' : 'hidden'}.`,
    delete: (type: DecidedType) => `${were(type)} deleted.`,
    decline: (type: DecidedType) => `${were(type)} not approved.`,
    warn: (type: DecidedType) =>
      type === 'user' ? 'You got a warning.' : `You got a warning about your ${DECIDED_NOUNS[type]}.`,
    suspend: () => 'Your account was paused.',
  },
  on: (date: string) => `Decided on ${date}`,
  until: (date: string) => `You can sign in again on ${date}.`,
  about: 'It is about',
  reason: 'Reason',
  noReason: 'The administrators have not given a reason.',
  objection: 'Your objection',
  waiting: 'We have your objection. An administrator reads it and answers by email.',
  answers: {
    upheld: 'We looked at it again, and the decision stays. This answer is final.',
    reversed: 'You were right: we took the decision back.',
  },
  answer: 'Answer',
  tooLate: 'The time to object is over.',
  form: {
    label: 'Do you disagree?',
    description: 'Write why. You can object once, and another administrator answers where there is one.',
    submit: 'Send objection',
    sent: { title: 'Objection sent' },
  },
};
