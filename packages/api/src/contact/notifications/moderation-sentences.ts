import { REPORTED_NOUNS, type ReportedType } from '../../ground/reports/reports.schema.ts';

/** What is told to those who reported something. */
export const reportSentence = ({
  objectType,
  outcome,
}: {
  objectType: ReportedType;
  outcome: 'resolved' | 'dismissed';
}): string =>
  `Thank you for reporting a ${REPORTED_NOUNS[objectType]}. ${
    outcome === 'resolved'
      ? 'We looked into it and took action.'
      : 'We looked into it and found nothing against our rules.'
  }`;

/** What is told to the member behind something that was reported; who reported it is not. */
export const warningSentence = ({ objectType, text }: { objectType: ReportedType; text: string }): string =>
  objectType === 'user'
    ? `From the administrators: ${text}`
    : `From the administrators, about your ${REPORTED_NOUNS[objectType]}: ${text}`;
