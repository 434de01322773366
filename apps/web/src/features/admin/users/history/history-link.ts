import type { HistoryEntry } from '@guildhall/api/console/users/history/member-history.schema';
import { paths } from '../../../../lib/paths.ts';

type Linked = (entry: HistoryEntry, memberId: number) => string | null;

const ofNumber =
  (to: (id: number) => string): Linked =>
  ({ about: { id } }) =>
    id === null ? null : to(id);

const toPost: Linked = ({ about: { type, id } }) =>
  type === 'post' && id !== null ? paths.post(id) : paths.adminReports();

const LINKS: Partial<Record<HistoryEntry['kind'], Linked>> = {
  imported: ofNumber(paths.adminImports),
  updated_by_import: ofNumber(paths.adminImports),
  applied: paths.adminApplicants,
  approved: paths.adminApplicants,
  accepted_terms: ({ about: { slug } }) => (slug === null ? null : paths.page(slug)),
  reported: toPost,
  was_reported: toPost,
  decided: toPost,
  objected: paths.adminReports,
  answered: paths.adminReports,
  ordered: paths.adminOrders,
  order_status: paths.adminOrders,
  data_request: ofNumber(paths.adminDataRequest),
  data_request_decided: ofNumber(paths.adminDataRequest),
  batch: ofNumber(paths.adminBatch),
  audited: ({ about: { type, id } }, memberId) => paths.adminAuditOf(type ?? 'user', String(id ?? memberId)),
};

/** Where the thing of a line is; null when it has no page. */
export const historyLink: Linked = (entry, memberId) => LINKS[entry.kind]?.(entry, memberId) ?? null;
