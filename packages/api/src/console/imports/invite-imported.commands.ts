import { withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import { planInvitations } from '../../contact/mail/plan-emails.commands.ts';
import { countInvitations, findInvitable } from './import-invitations.queries.ts';
import { lockImport } from './imports.commands.ts';
import { getImport } from './imports.queries.ts';
import type { CsvImport, ImportRef } from './imports.schema.ts';

/**
 * Invites the members whom an import created and nobody has invited or plans to; when there is none, reminds those
 * who have not joined. It is a batch of emails as of a selection of members, which shows and stops it.
 */
export async function inviteImported(ctx: MemberContext, { id }: ImportRef): Promise<CsvImport> {
  await withTransaction(ctx.db, async (trx) => {
    const { kind, status } = await lockImport(trx, id);
    if (kind !== 'members') throw conflict('Invitations can only be sent for member imports');
    if (status !== 'done') throw conflict('The import has not finished yet');
    const counts = await countInvitations(trx, id);
    const members = counts.sending > 0 ? [] : await findInvitable(trx, id, counts);
    if (members.length === 0) return;
    await planInvitations(trx, ctx.viewer.id, members);
    await writeAudit(trx, ctx, { event: 'import.invited', targetType: 'import', targetId: id });
  });
  return getImport(ctx.db, { id });
}
