import { translated } from '@guildhall/locale/translated';
import type { ReportedType } from '../../ground/reports/reports.schema.ts';
import type {
  DecidedType,
  ModerationDecision,
  ObjectionOutcome,
} from '../../ground/reports/decisions.schema.ts';
import { moderationMessages } from './moderation.messages.ts';

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
  const { report } = translated(moderationMessages);
  if (outcome === 'dismissed') return report.dismissed(objectType, author);
  switch (decision) {
    case 'warn':
      return report.warned(objectType, author);
    case 'suspend':
      return report.suspended(objectType, author);
    case undefined:
      return report.resolved(objectType);
    case 'hide':
      return report.hidden(objectType, author);
    case 'delete':
    case 'decline':
      return report.removed(objectType, author);
  }
}

/** What the member behind something that was reported learned; who reported it is not said. */
export const warningSentence = ({ objectType, text }: { objectType: DecidedType; text: string }): string =>
  translated(moderationMessages).warning(objectType, text);

type DecisionNotice = {
  objectType: DecidedType;
  event: ModerationDecision | ObjectionOutcome;
  text: string | null;
};

/** What was decided on something of the reader's, without the reason. */
export const verdictSentence = ({
  objectType,
  event,
}: Pick<DecisionNotice, 'objectType' | 'event'>): string =>
  translated(moderationMessages).verdict[event](objectType);

export const decisionSentence = (notice: DecisionNotice): string =>
  notice.text === null ? verdictSentence(notice) : `${verdictSentence(notice)}: ${notice.text}`;
