import { CompiledQuery, type Kysely } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import { recordSecurityEvent } from '../../accounts/second-factor/record-security-event.commands.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { type AuditHost, appendAudit, writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { endSessions } from '../../ground/security/end-sessions.ts';
import { removeSecondFactor } from '../../accounts/second-factor/remove-second-factor.commands.ts';
import { lockMember } from './member.commands.ts';
import { getMember } from './member.queries.ts';
import type { AdminMember, MemberRef } from './member.schema.ts';

const EVENT = 'user.second_factor_reset';

/**
 * Turns two-step sign-in off for a member who lost their phone and their recovery codes. They are signed out
 * everywhere, as the phone may be in other hands, and get an email.
 * @throws CONFLICT for an administrator, and for a member without a second factor
 */
export async function resetSecondFactor(ctx: MemberContext, { id }: MemberRef): Promise<AdminMember> {
  return withTransaction(ctx.db, async (trx) => {
    const member = await lockMember(trx, id);
    // One administrator could otherwise become any other, with a link to choose a password.
    if (member.role === 'admin')
      throw conflict(
        'Two-step sign-in of an administrator can only be turned off by themselves, or by who runs the server.',
      );
    if (!(await removeFor(trx, id))) throw conflict('This member has no two-step sign-in');
    await writeAudit(trx, ctx, { event: EVENT, targetType: 'user', targetId: id });
    return getMember(trx, { id });
  });
}

/**
 * The same by the operator of the server, for anybody.
 * @returns false when there is no account with this address, or it has no second factor
 */
export async function resetSecondFactorOf(
  host: AuditHost & { db: Database },
  email: string,
): Promise<boolean> {
  return withTransaction(host.db, async (trx) => {
    const member = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('erasedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!member || !(await removeFor(trx, member.id))) return false;
    await appendAudit((text, values) => trx.executeQuery(CompiledQuery.raw(text, values)), host, {
      event: EVENT,
      actorRole: 'operator',
      targetType: 'user',
      targetId: String(member.id),
    });
    return true;
  });
}

async function removeFor(trx: Kysely<DB>, id: number): Promise<boolean> {
  if (!(await removeSecondFactor(trx, id))) return false;
  // The lost phone may have some.
  await trx.deleteFrom('passkeys').where('userId', '=', id).execute();
  await endSessions(trx, [id]);
  await recordSecurityEvent(trx, id, 'factor_reset', null);
  await enqueueAccountMail(trx, id, 'mail.second_factor_reset');
  await publishEvent(trx, [id], ['auth']);
  return true;
}
