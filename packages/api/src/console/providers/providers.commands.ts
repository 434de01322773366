import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { sealedForProvider } from '../../accounts/providers/providers.queries.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { OidcFailure } from '../../ground/core/oidc-client.ts';
import { conflict, invalid, notFound } from '../../ground/errors/errors.ts';
import { listProviders } from './providers.queries.ts';
import {
  type AddProviderInput,
  PROVIDERS_MAX,
  type ProviderRef,
  type ProviderTest,
  type SignInProviders,
  type TestProviderInput,
  type UpdateProviderInput,
} from './providers.schema.ts';

const FULL = `There can be ${PROVIDERS_MAX} services. Remove one first.`;
const GONE = 'This service was removed';

/** Whether a service answers under its address, before anybody depends on it. */
export async function testProvider(
  { services }: MemberContext,
  { issuer }: TestProviderInput,
): Promise<ProviderTest> {
  try {
    await services.oidc.check(issuer);
    return { problem: null };
  } catch (error) {
    if (!(error instanceof OidcFailure)) throw error;
    services.log.warn({ issuer, reason: error.message }, 'sign-in provider does not work');
    const problem =
      error.kind === 'unreachable'
        ? 'Nothing answers there. Check the address for typing errors.'
        : 'What answers there is not this service. Copy the issuer from its settings exactly, character by character.';
    return { problem };
  }
}

/** Adds a service. @throws BAD_REQUEST on the issuer unless it answers, CONFLICT when there are five or it is known */
export async function addProvider(
  ctx: MemberContext,
  { key, name, issuer, clientId, clientSecret, takesNewcomers }: AddProviderInput,
): Promise<SignInProviders> {
  const { problem } = await testProvider(ctx, { issuer });
  if (problem !== null) throw invalid(problem, [{ path: 'issuer', message: problem }]);
  return change(ctx, async (trx) => {
    const { items } = await listProviders(trx, ctx.services.config);
    if (items.length >= PROVIDERS_MAX) throw conflict(FULL);
    for (const [path, isTaken] of [
      ['key', items.some((item) => item.key === key)],
      ['issuer', items.some((item) => item.issuer === issuer)],
    ] as const) {
      const message = 'This is taken by another service';
      if (isTaken) throw conflict(message, [{ path, message }]);
    }
    const { id } = await trx
      .insertInto('oidcProviders')
      .values({
        key,
        name,
        issuer,
        clientId,
        takesNewcomers,
        secretSealed: ctx.services.sealer.seal(clientSecret, sealedForProvider({ key, issuer })),
        place: sql<number>`(select place from generate_series(1, ${PROVIDERS_MAX}::int) as free (place)
          where place not in (select place from ops.oidc_providers) order by place limit 1)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = { key, name, issuer, clientId, takesNewcomers };
    await writeAudit(trx, ctx, { event: 'provider.added', targetType: 'provider', targetId: id, after });
  });
}

export async function updateProvider(
  ctx: MemberContext,
  { id, clientSecret, ...input }: UpdateProviderInput,
): Promise<SignInProviders> {
  return change(ctx, async (trx) => {
    const { key, issuer, ...before } = await find(trx, id);
    const after = {
      name: input.name ?? before.name,
      clientId: input.clientId ?? before.clientId,
      isOn: input.isOn ?? before.isOn,
      takesNewcomers: input.takesNewcomers ?? before.takesNewcomers,
    };
    const secretSealed =
      clientSecret === undefined
        ? undefined
        : ctx.services.sealer.seal(clientSecret, sealedForProvider({ key, issuer }));
    await trx
      .updateTable('oidcProviders')
      .set({ ...after, ...(secretSealed !== undefined && { secretSealed }) })
      .where('id', '=', id)
      .execute();
    await writeAudit(trx, ctx, {
      event: 'provider.updated',
      targetType: 'provider',
      targetId: id,
      before,
      after: { ...after, ...(secretSealed !== undefined && { hasNewSecret: true }) },
    });
  });
}

/** Members cannot sign in with it any more. Their links stay, for when it is added again. */
export async function removeProvider(ctx: MemberContext, { id }: ProviderRef): Promise<SignInProviders> {
  return change(ctx, async (trx) => {
    const { key, name, issuer, clientId } = await find(trx, id);
    await trx.deleteFrom('oidcProviders').where('id', '=', id).execute();
    await writeAudit(trx, ctx, {
      event: 'provider.removed',
      targetType: 'provider',
      targetId: id,
      before: { key, name, issuer, clientId },
    });
  });
}

/** Changes the list one after the other, and has every open page show it. */
function change(ctx: MemberContext, work: (trx: Kysely<DB>) => Promise<void>): Promise<SignInProviders> {
  return withTransaction(ctx.db, async (trx) => {
    await sql`lock table ops.oidc_providers in share row exclusive mode`.execute(trx);
    await work(trx);
    await publishEvent(trx, 'everybody', ['site', 'admin']);
    return listProviders(trx, ctx.services.config);
  });
}

async function find(trx: Kysely<DB>, id: number) {
  const row = await trx
    .selectFrom('oidcProviders')
    .select(['key', 'name', 'issuer', 'clientId', 'isOn', 'takesNewcomers'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(GONE);
  return row;
}
