import type { MemberContext } from '../../ground/core/context.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import { forbidden, notFound } from '../../ground/errors/errors.ts';
import type { AccountExport } from '../account/account.schema.ts';
import { exportApplicant, exportMember } from '../account/export.queries.ts';
import { getDataRequest } from './data-requests.queries.ts';
import { type DataRequestRef, EXPORT_DAYS } from './data-requests.schema.ts';

/** The files of a confirmed request for a copy. Each download is in the audit log. */
export async function exportSubject(ctx: MemberContext, { id }: DataRequestRef): Promise<AccountExport> {
  const { kind, subject, person, can } = await getDataRequest(ctx.db, ctx.viewer, { id });
  if (kind !== 'export') throw notFound('This request is not about a copy of data');
  if (!can.download)
    throw forbidden(`The copy can be downloaded for ${EXPORT_DAYS} days after the request was confirmed`);
  if (person === null) throw notFound('This person has been erased in the meantime');
  await writeAudit(ctx.db, ctx, {
    event: 'data_request.downloaded',
    targetType: subject.type === 'member' ? 'user' : 'applicant',
    targetId: subject.id,
    after: { requestId: id },
  });
  return subject.type === 'member' ? exportMember(ctx, subject.id) : exportApplicant(ctx, subject.id);
}
