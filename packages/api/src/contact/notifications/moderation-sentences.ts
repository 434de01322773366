import { DECIDED_NOUNS, REPORTED_NOUNS } from '../../ground/reports/nouns.policy.ts';
import type { ReportedType } from '../../ground/reports/reports.schema.ts';
import {
  type DecidedType,
  type ModerationDecision,
  type ObjectionOutcome,
} from '../../ground/reports/decisions.schema.ts';

type ReportNotice = {
  objectType: ReportedType;
  outcome: 'resolved' | 'dismissed';
  decision?: ModerationDecision | undefined;
};

/** What those who reported something learn: about which content, and what was done. */
export function reportSentence(
  { objectType, outcome, decision }: ReportNotice,
  author: string | null,
): string {
  const noun = REPORTED_NOUNS[objectType];
  const name = author ?? 'a former member';
  const object =
    objectType === 'user' ? `${name}, whom you reported` : `the ${noun} by ${name} that you reported`;
  if (outcome === 'dismissed')
    return `We looked into ${author === null ? `the ${noun} that you reported` : object}, and found nothing against our rules. Thank you.`;
  switch (decision) {
    case 'warn':
      return objectType === 'user'
        ? `We warned ${object}. Thank you.`
        : `We warned ${name} about the ${noun} that you reported. Thank you.`;
    case 'suspend':
      return `We paused the account of ${object}. Thank you.`;
    case undefined:
      return `Thank you for reporting a ${noun}. We looked into it and took action.`;
    case 'hide':
      return objectType === 'short_link'
        ? 'We took down the short link that you reported. Thank you.'
        : `We hid ${object}. Thank you.`;
    case 'delete':
    case 'decline':
      return `We removed ${object}. Thank you.`;
  }
}

const AUTHORS = 'From the administrators';

/** What the member behind something that was reported learned; who reported it is not said. */
export const warningSentence = ({ objectType, text }: { objectType: DecidedType; text: string }): string =>
  objectType === 'user'
    ? `${AUTHORS}: ${text}`
    : `${AUTHORS}, about your ${DECIDED_NOUNS[objectType]}: ${text}`;

type DecisionNotice = {
  objectType: DecidedType;
  event: ModerationDecision | ObjectionOutcome;
  text: string | null;
};

/** What was decided on something of the reader's, without the reason. */
export function verdictSentence({ objectType, event }: Pick<DecisionNotice, 'objectType' | 'event'>): string {
  const what = objectType === 'posts' ? 'All your posts' : `Your ${DECIDED_NOUNS[objectType]}`;
  const were = objectType === 'posts' ? 'were' : 'was';
  const sentences: Record<DecisionNotice['event'], string> = {
    hide: objectType === 'short_link' ? `${what} was taken down` : `${what} ${were} hidden`,
    delete: `${what} ${were} deleted`,
    decline: `${what} was not approved`,
    warn: objectType === 'user' ? AUTHORS : `${AUTHORS}, about your ${DECIDED_NOUNS[objectType]}`,
    suspend: 'Your account was paused',
    upheld: 'We looked at your objection, and the decision stays',
    reversed: 'We looked at your objection, and took the decision back',
  };
  return sentences[event];
}

export const decisionSentence = (notice: DecisionNotice): string =>
  notice.text === null ? verdictSentence(notice) : `${verdictSentence(notice)}: ${notice.text}`;
