import { withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { beyondRole, conflict } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { endSessions } from '../../ground/security/end-sessions.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import { lockActiveAdmins, requireUser } from './users.commands.ts';
import type { AdminUser, SetUserRoleInput } from './users.schema.ts';

/**
 * Makes a member an administrator, or an administrator a member. They sign in again, which checks that the password of
 * a new administrator is strong enough, and get an email.
 */
export async function setUserRole(ctx: MemberContext, { id, role }: SetUserRoleInput): Promise<AdminUser> {
  return withTransaction(ctx.db, async (trx) => {
    const admins = await lockActiveAdmins(trx);
    // Who was demoted by another a moment ago takes nothing from them in return.
    if (!admins.includes(ctx.viewer.id)) throw beyondRole();
    const before = await requireUser(trx, id);
    if (before.role === role) return before;
    if (role === 'admin' && !before.isActive)
      throw conflict('Only an active member can become an administrator');
    if (role === 'user' && admins.every((admin) => admin === id))
      throw conflict(
        'The last active administrator cannot be demoted. Make someone else administrator first.',
      );
    await trx.updateTable('users').set({ role }).where('id', '=', id).where('erasedAt', 'is', null).execute();
    await endSessions(trx, [id], { except: id === ctx.viewer.id ? ctx.viewer.sessionKey : null });
    if (role === 'admin') {
      // They may do everything now, and nothing again if they are demoted.
      await trx.deleteFrom('grants').where('userId', '=', id).execute();
    }
    await enqueueAccountMail(trx, id, role === 'admin' ? 'mail.administrator' : 'mail.demoted');
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
