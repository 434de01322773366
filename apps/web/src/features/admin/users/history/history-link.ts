import type { HistoryEntry } from '@guildhall/api/console/users/history/member-history.schema';
import { consolePaths } from '../../../../lib/console-paths.ts';
import { paths } from '../../../../lib/paths.ts';

type Linked = (entry: HistoryEntry, memberId: number) => string | null;

const ofNumber =
  (to: (id: number) => string): Linked =>
  ({ about: { id } }) =>
    id === null ? null : to(id);

const toPost: Linked = ({ about: { type, id } }) =>
  type === 'post' && id !== null ? paths.post(id) : consolePaths.reports();

const LINKS: Partial<Record<HistoryEntry['kind'], Linked>> = {
  imported: ofNumber(consolePaths.imports),
  updated_by_import: ofNumber(consolePaths.imports),
  applied: consolePaths.applicants,
  approved: consolePaths.applicants,
  accepted_terms: ({ about: { slug } }) => (slug === null ? null : paths.page(slug)),
  reported: toPost,
  was_reported: toPost,
  decided: toPost,
  objected: consolePaths.reports,
  answered: consolePaths.reports,
  ordered: consolePaths.orders,
  order_status: consolePaths.orders,
  data_request: ofNumber(consolePaths.dataRequest),
  data_request_decided: ofNumber(consolePaths.dataRequest),
  batch: ofNumber(consolePaths.batch),
  audited: ({ about: { type, id } }, memberId) =>
    consolePaths.auditOf(type ?? 'user', String(id ?? memberId)),
};

/** Where the thing of a line is; null when it has no page. */
export const historyLink: Linked = (entry, memberId) => LINKS[entry.kind]?.(entry, memberId) ?? null;
