import type { Kysely, Selectable } from 'kysely';
import { type DB, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { endRelationship } from '../../../connections/block.commands.ts';
import type { MemberContext } from '../../../core/context.ts';
import { conflict, invalid, notFound } from '../../../core/errors.ts';
import { publishEvent } from '../../../core/live.ts';
import { lockUser } from '../../../core/lock-user.ts';
import { enqueueAccountMail } from '../../../mail/mail.commands.ts';
import { refreshDerived } from '../../../profile/derived.commands.ts';
import { ProfileFields } from '../../../profile/profile.schema.ts';
import { writeAudit } from '../../../security/audit.ts';
import { getMember } from '../member.queries.ts';
import type { Merge, MergeInput } from './merge.schema.ts';
import { moveRows } from './move-rows.commands.ts';

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
  const { avatarKey, ...merged } = await withTransaction(ctx.db, async (trx) => {
    const unused = await unusedAvatar(trx, input);
    const done = await merge(ctx, trx, input);
    await writeAudit(trx, ctx, {
      event: 'user.merged',
      targetType: 'user',
      targetId: input.id,
      after: { mergedId: input.mergedId, rows: done.rows, filled: done.filled },
    });
    if (done.member.isActive) await enqueueAccountMail(trx, input.id, 'mail.accounts_merged');
    await publishEvent(trx, [input.id], ['dashboard', 'network', 'messages', 'notifications']);
    return { ...done, avatarKey: unused };
  });
  if (avatarKey) await ctx.services.storage.remove(avatarKey);
  return merged;
}

async function merge(
  ctx: MemberContext,
  trx: DatabaseTransaction,
  { id, mergedId }: MergeInput,
): Promise<Merge> {
  if (id === mergedId) throw invalid('Choose two different accounts');
  await lockUser(trx, id, mergedId);
  const survivor = await loadAccount(trx, id);
  const merged = await loadAccount(trx, mergedId);
  if (mergedId === ctx.viewer.id) throw conflict('You cannot merge your own account into another one');
  if (merged.role === 'admin') throw conflict('An administrator cannot be merged. Change the role first.');
  if (merged.hasJoined && !survivor.hasJoined)
    throw conflict('Keep the account that has joined, and merge the other one into it');
  const rows = await moveRows(trx, { survivor: id, merged: mergedId });
  await trx.deleteFrom('users').where('id', '=', mergedId).execute();
  const patch = missingFields(survivor, merged);
  await trx
    .updateTable('users')
    .set({ ...patch, createdAt: earlier(survivor, merged) })
    .where('id', '=', id)
    .execute();
  await respectBlocks(ctx, trx, id);
  await refreshDerived(trx, id);
  return {
    member: await getMember(trx, { id }),
    merged: { id: mergedId, name: `${merged.firstName} ${merged.lastName}`, email: merged.email },
    rows,
    filled: Object.keys(patch),
  };
}

async function loadAccount(trx: Kysely<DB>, id: number): Promise<Account> {
  const account = await trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (!account) throw notFound('This member does not exist');
  return account;
}

type Account = Selectable<DB['users']>;

const earlier = (one: Account, other: Account) =>
  one.createdAt < other.createdAt ? one.createdAt : other.createdAt;

const FIELDS = [
  ...ProfileFields.keyof().options,
  'avatarKey',
  'membershipNumber',
  'membershipExpiresOn',
] as const;

const isBlank = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields that the survivor left blank; of the notes both are kept. */
function missingFields(survivor: Account, merged: Account): Partial<Account> {
  const patch: Partial<Account> = Object.fromEntries(
    FIELDS.filter((field) => isBlank(survivor[field]) && !isBlank(merged[field])).map((field) => [
      field,
      merged[field],
    ]),
  );
  const notes = [survivor.adminNotes, merged.adminNotes].filter((text) => text !== null);
  const together = notes.join('\n\n').slice(0, 4_000);
  return merged.adminNotes === null ? patch : { ...patch, adminNotes: together };
}

/** Whoever blocked either account has blocked the person: nothing connects them any longer. */
async function respectBlocks(ctx: MemberContext, trx: DatabaseTransaction, id: number): Promise<void> {
  const blocks = await trx
    .selectFrom('blocks')
    .select(['blockerId', 'blockedId'])
    .where((eb) => eb.or([eb('blockerId', '=', id), eb('blockedId', '=', id)]))
    .execute();
  for (const { blockerId, blockedId } of blocks)
    await endRelationship(trx, ctx.services.automation, { viewerId: blockerId, otherId: blockedId });
}

/** The picture that nobody shows after the merge. */
async function unusedAvatar(trx: Kysely<DB>, { id, mergedId }: MergeInput): Promise<string | null> {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'avatarKey'])
    .where('id', 'in', [id, mergedId])
    .execute();
  const keyOf = (member: number) => rows.find((row) => row.id === member)?.avatarKey ?? null;
  return keyOf(id) === null ? null : keyOf(mergedId);
}
