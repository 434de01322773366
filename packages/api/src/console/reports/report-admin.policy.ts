import type { ReportedType } from '../../ground/reports/reports.schema.ts';
import type { ReportDecision } from './report-admin.schema.ts';

const ON_CONTENT: ReportDecision[] = ['hide', 'warn', 'dismiss'];

/** What an administrator can decide about a report: of what moderation allows, what fits a report. */
const DECISIONS: Record<ReportedType, ReportDecision[]> = {
  post: ON_CONTENT,
  comment: ON_CONTENT,
  review: ON_CONTENT,
  short_link: ['hide', 'dismiss'],
  user: ['warn', 'suspend', 'dismiss'],
};

export const decisionsOn = (objectType: ReportedType): ReportDecision[] => DECISIONS[objectType];
