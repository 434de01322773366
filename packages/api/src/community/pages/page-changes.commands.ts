import type { AuditEvent } from '../../ground/values/audit-events.messages.ts';
import type { Kysely } from 'kysely';
import type { DB, DatabaseTransaction } from '@guildhall/db';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';

export const NO_PAGE = 'There is no such page';

/** The page, which nobody else changes meanwhile. */
export async function lockPage(trx: DatabaseTransaction, id: number) {
  const page = await trx
    .selectFrom('pages')
    .select(['slug', 'version', 'locale', 'publishedNumber', 'consentFrom'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!page) throw notFound(NO_PAGE);
  return page;
}

/** The number of the page's next version; 1 for a page that was never published. */
export async function nextNumber(trx: Kysely<DB>, id: number): Promise<number> {
  const { last } = await trx
    .selectFrom('pageVersions')
    .select((select) => select.fn.max('number').as('last'))
    .where('pageId', '=', id)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** The audit log, and every open page that shows something of it. */
export async function noteChange(
  trx: DatabaseTransaction,
  ctx: MemberContext,
  event: AuditEvent,
  id: number,
  after: Record<string, unknown>,
): Promise<void> {
  await writeAudit(trx, ctx, { event, targetType: 'page', targetId: id, after });
  await publishEvent(trx, 'everybody', ['site', 'pages', 'consents', 'admin']);
}
