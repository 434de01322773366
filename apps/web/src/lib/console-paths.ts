import { query } from './paths.ts';

/** The days of the figures: a preset, or the first and the last one; for the rows of one also an industry or town. */
export type FigureDays = Partial<Record<'preset' | 'from' | 'to' | 'industry' | 'town', string>>;

/** The lists of the console that can be exported as CSV. */
export type CsvList = 'users' | 'posts' | 'articles' | 'businesses';

/** The addresses of the console beside its first page, apart from the others because only administrators load them. */
export const consolePaths = {
  member: (id: number) => `/admin/members/${id}`,
  orders: () => '/admin/orders',
  reports: () => '/admin/reports',
  objections: () => '/admin/reports?filter=objections',
  imports: (id?: number) => `/admin/imports${query({ import: id?.toString() })}`,
  faultyRows: (id: number, type: 'csv' | 'xlsx') => `/api/admin/imports/${id}/faulty.${type}`,
  audit: () => '/admin/audit',
  auditOf: (targetType: string, targetId: string) => `/admin/audit${query({ targetType, targetId })}`,
  auditCsv: (filter: Record<string, string>) => `/api/admin/audit.csv${query(filter)}`,
  figures: (days: FigureDays = {}, figure?: string) =>
    `/admin/figures${figure ? `/${figure}` : ''}${query(days)}`,
  figuresCsv: (days: FigureDays) => `/api/admin/figures.csv${query(days)}`,
  community: () => '/admin/community',
  registration: () => '/admin/registration',
  roles: () => '/admin/roles',
  handovers: () => '/admin/handovers',
  handover: (id: number) => `/handovers/${id}`,
  industries: () => '/admin/industries',
  services: () => '/admin/services',
  /** The members who are not in the list of an import. */
  missingFrom: (id: number) => `/admin${query({ tab: 'users', missingFrom: id.toString() })}`,
  csv: (list: CsvList, search: string, filter?: string, missingFrom?: number) =>
    `/api/admin/${list}.csv${query({ search, filter, missingFrom: missingFrom?.toString() })}`,
  pages: (id?: number) => `/admin/pages${query({ page: id?.toString() })}`,
  invitations: () => '/admin/invitations',
  batch: (id: number) => `/admin?tab=users&batch=${id}`,
  mail: () => '/admin/mail',
  applicants: () => '/admin/applicants',
  dataRequests: () => '/admin/data-requests',
  dataRequest: (id: number) => `/admin/data-requests/${id}`,
  dataRequestCopy: (id: number) => `/api/admin/data-requests/${id}/download`,
  backupFile: (name: string) => `/api/admin/backup/download/${encodeURIComponent(name)}`,
};
