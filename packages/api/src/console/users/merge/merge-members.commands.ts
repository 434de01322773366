import { type Kysely, sql } from 'kysely';
import { type DB, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { enqueueFileRemoval } from '../../../files/uploads/stored-files.commands.ts';
import { endRelationship } from '../../../people/connections/block.commands.ts';
import { avatarAddress } from '../../../ground/values/avatar.ts';
import type { MemberContext } from '../../../ground/core/context.ts';
import { conflict, invalid, notFound } from '../../../ground/errors/errors.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { enqueueAccountMail } from '../../../contact/mail/mail.commands.ts';
import { refreshDerived } from '../../../people/profile/derived.commands.ts';
import { writeAudit } from '../../../ground/core/audit.ts';
import { getMember } from '../member.queries.ts';
import type { Merge, MergeInput } from './merge.schema.ts';
import {
  type Account,
  missingFields,
  ownFieldsOf,
  restrictedPrivacy,
  sharedReceipts,
} from './merged-fields.ts';
import { moveRows } from './move-rows.commands.ts';
import { fullName } from '../../../ground/values/person-name.ts';

/** Ends a transaction that was only to show what it would do. */
class PreviewEnded extends Error {
  readonly preview: Merge;

  constructor(preview: Merge) {
    super('rolled back');
    this.preview = preview;
  }
}

/** What a merge would do: the merge itself, rolled back. */
export async function previewMerge(ctx: MemberContext, input: MergeInput): Promise<Merge> {
  try {
    return await withTransaction(ctx.db, async (trx) => {
      throw new PreviewEnded(await merge(ctx, trx, input));
    });
  } catch (error) {
    if (error instanceof PreviewEnded) return error.preview;
    throw error;
  }
}

/** Moves everything of one account to another of the same person, in one transaction, and ends it. */
export async function mergeMembers(ctx: MemberContext, input: MergeInput): Promise<Merge> {
  return withTransaction(ctx.db, async (trx) => {
    const done = await merge(ctx, trx, input);
    await writeAudit(trx, ctx, {
      event: 'user.merged',
      targetType: 'user',
      targetId: input.id,
      after: { mergedId: input.mergedId, rows: done.rows, filled: done.filled, restricted: done.restricted },
    });
    if (done.member.isActive) await enqueueAccountMail(trx, input.id, 'mail.accounts_merged');
    await publishEvent(trx, [input.id], ['dashboard', 'network', 'messages', 'notifications']);
    return done;
  });
}

async function merge(
  ctx: MemberContext,
  trx: DatabaseTransaction,
  { id, mergedId }: MergeInput,
): Promise<Merge> {
  if (id === mergedId) throw invalid('Choose two different accounts');
  const accounts = await lockAccounts(trx, [id, mergedId]);
  const survivor = requireAccount(accounts, id);
  const merged = requireAccount(accounts, mergedId);
  if (mergedId === ctx.viewer.id) throw conflict('You cannot merge your own account into another one');
  if (merged.role === 'admin') throw conflict('An administrator cannot be merged. Change the role first.');
  if (await hasRoles(trx, mergedId))
    throw conflict('Someone with a role cannot be merged. End the role first.');
  if (merged.hasJoined && !survivor.hasJoined)
    throw conflict('Keep the account that has joined, and merge the other one into it');
  await recordMerge(trx, { id, mergedId });
  const rows = await moveRows(trx, { survivor: id, merged: mergedId });
  await trx.deleteFrom('users').where('id', '=', mergedId).execute();
  const patch = missingFields(survivor, merged);
  const restricted = restrictedPrivacy(survivor, merged);
  const { readReceipts: _since, ...columns } = restricted;
  await trx
    .updateTable('users')
    .set({
      ...patch,
      ...columns,
      ownFields: ownFieldsOf(survivor, merged),
      readReceiptsSince: sharedReceipts(survivor, merged),
      joinedAt: firstJoined(survivor, merged),
    })
    .where('id', '=', id)
    .execute();
  await respectBlocks(ctx, trx, id);
  await refreshDerived(trx, id);
  if (survivor.avatarKey !== null && merged.avatarKey !== null)
    await enqueueFileRemoval(trx, [avatarAddress(merged.avatarKey)]);
  return {
    member: await getMember(trx, { id }),
    merged: { id: mergedId, name: fullName(merged), email: merged.email },
    rows,
    filled: Object.keys(patch),
    restricted,
  };
}

async function hasRoles(trx: Kysely<DB>, userId: number): Promise<boolean> {
  const held = await trx.selectFrom('grants').select('role').where('userId', '=', userId).execute();
  return held.length > 0;
}

/** The weaker FOR NO KEY UPDATE lets others insert rows of the merged account, which its deletion would take along. */
const lockAccounts = (trx: Kysely<DB>, ids: number[]): Promise<Account[]> =>
  trx
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', ids)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

function requireAccount(accounts: Account[], id: number): Account {
  const account = accounts.find((one) => one.id === id);
  if (!account) throw notFound('This member does not exist');
  return account;
}

/**
 * Gives the survivor the earlier time of registration, and notes for later restores which accounts are one person's. In
 * SQL, because a Date would lose the microseconds that tell accounts apart.
 */
async function recordMerge(trx: Kysely<DB>, { id, mergedId }: MergeInput): Promise<void> {
  await sql`update ops.merged_accounts set merged_into = ${id} where merged_into = ${mergedId}`.execute(trx);
  await sql`
    with accounts as (select id, created_at from users where id in (${id}, ${mergedId}))
    insert into ops.merged_accounts (user_id, registered_at, merged_into)
    select id, created_at, ${id}::int from accounts
    union select ${id}::int, min(created_at), ${id}::int from accounts
    on conflict (user_id, registered_at) do update set merged_into = excluded.merged_into`.execute(trx);
  await sql`
    update users set created_at = least(created_at, (select created_at from users where id = ${mergedId}))
    where id = ${id}`.execute(trx);
}

const firstJoined = ({ joinedAt }: Account, { joinedAt: other }: Account) =>
  joinedAt === null || (other !== null && other < joinedAt) ? other : joinedAt;

/** A block of either account is a block of the person: it ends what connects the two members. */
async function respectBlocks(ctx: MemberContext, trx: DatabaseTransaction, id: number): Promise<void> {
  const blocks = await trx
    .selectFrom('blocks')
    .select(['blockerId', 'blockedId'])
    .where((eb) => eb.or([eb('blockerId', '=', id), eb('blockedId', '=', id)]))
    .execute();
  for (const { blockerId, blockedId } of blocks)
    await endRelationship(trx, ctx.services, { viewerId: blockerId, otherId: blockedId });
}
