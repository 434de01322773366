import type { ReportedType } from '../../ground/reports/reports.schema.ts';
import type { ReportDecision } from './report-admin.schema.ts';

const ON_CONTENT: ReportDecision[] = ['hide', 'warn', 'dismiss'];

/**
 * What an administrator can decide. Content is hidden; a member is suspended; a short link is no single member's
 * words, so nobody is warned about it.
 */
const DECISIONS: Record<ReportedType, ReportDecision[]> = {
  post: ON_CONTENT,
  comment: ON_CONTENT,
  review: ON_CONTENT,
  short_link: ['hide', 'dismiss'],
  user: ['warn', 'suspend', 'dismiss'],
};

export const decisionsOn = (objectType: ReportedType): ReportDecision[] => DECISIONS[objectType];
