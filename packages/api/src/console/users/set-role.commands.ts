import { withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { endSessions } from '../../ground/security/end-sessions.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import { lockActiveAdmins, requireUser } from './users.commands.ts';
import type { AdminUser, SetUserRoleInput } from './users.schema.ts';

/**
 * Makes a member an administrator, or an administrator a member. A new administrator signs in again, which checks
 * that their password is strong enough for the role.
 */
export async function setUserRole(ctx: MemberContext, { id, role }: SetUserRoleInput): Promise<AdminUser> {
  return withTransaction(ctx.db, async (trx) => {
    const admins = await lockActiveAdmins(trx);
    const before = await requireUser(trx, id);
    if (before.role === role) return before;
    if (role === 'admin' && !before.isActive)
      throw conflict('Only an active member can become an administrator');
    if (role === 'user' && admins.every((admin) => admin === id))
      throw conflict(
        'The last active administrator cannot be demoted. Make someone else administrator first.',
      );
    await trx.updateTable('users').set({ role }).where('id', '=', id).where('erasedAt', 'is', null).execute();
    if (role === 'admin') {
      await endSessions(trx, [id]);
      await enqueueAccountMail(trx, id, 'mail.administrator');
    }
    await writeAudit(trx, ctx, {
      event: role === 'admin' ? 'user.promoted' : 'user.demoted',
      targetType: 'user',
      targetId: id,
      before: { role: before.role },
      after: { role },
    });
    await publishEvent(trx, [id], ['auth']);
    return requireUser(trx, id);
  });
}
