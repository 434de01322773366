import { withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { endSessions } from '../../ground/security/end-sessions.ts';
import { TOKEN_PURPOSES, voidTokens } from '../account/account-tokens.commands.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import { lockMember, requireFree } from './member.commands.ts';
import { getMember } from './member.queries.ts';
import type { AdminMember, ChangeAddressInput } from './member.schema.ts';

/**
 * Gives a member who has joined, and no longer reads the mail of their address, another one. They are signed out and
 * get a link there to choose a password, which confirms the address; the former address is told.
 * @throws CONFLICT for who has not joined, who is an administrator, or an address that is taken
 */
export async function changeAddress(
  ctx: MemberContext,
  { id, email }: ChangeAddressInput,
): Promise<AdminMember> {
  return withTransaction(ctx.db, async (trx) => {
    const member = await lockMember(trx, id);
    if (!member.hasJoined)
      throw conflict('This member has not joined yet. Change the address in the form below.');
    if (!member.isActive) throw conflict('This account is deactivated. Activate it first.');
    // Whoever may change it could otherwise become any of the administrators.
    if (member.role === 'admin')
      throw conflict('The address of an administrator cannot be changed. Make them a member first.');
    if (member.email === email) return getMember(trx, { id });
    await requireFree(trx, { ...member, hasJoined: false }, { email });
    await enqueueAccountMail(trx, id, 'mail.address_changed', { formerAddress: member.email });
    await trx
      .updateTable('users')
      .set({ email, emailVerifiedAt: null, emailBouncedAt: null, emailBounce: null })
      .where('id', '=', id)
      .execute();
    await voidTokens(trx, id, TOKEN_PURPOSES);
    await endSessions(trx, [id]);
    await enqueueAccountMail(trx, id, 'mail.password_link');
    // Addresses are personal, and the log is immutable.
    await writeAudit(trx, ctx, { event: 'user.address_changed', targetType: 'user', targetId: id });
    await publishEvent(trx, [id], ['auth']);
    return getMember(trx, { id });
  });
}
