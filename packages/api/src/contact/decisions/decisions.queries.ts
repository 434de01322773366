import { sql } from 'kysely';
import type { Context } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import type { Signer } from '../../ground/security/signer.ts';
import { DAY_MS } from '../../ground/values/time.ts';
import { OBJECTS } from './decided-objects.ts';
import {
  DecidedType,
  type Decision,
  type DecisionRef,
  OBJECTION_DAYS,
} from '../../ground/reports/decisions.schema.ts';

const GONE = 'There is no such decision';

const tokenText = (id: number) => `decision:${id}`;

/** The page of a decision, which the link of the email opens without signing in: a suspended member cannot. */
export const decisionUrl = (origin: string, signer: Signer, id: number): string =>
  `${origin}/decisions/${id}#token=${signer.sign(tokenText(id))}`;

/** What a decision is about, as `object`, where it still exists. */
export const EXCERPT = sql<string | null>`case d.object_type ${sql.join(
  DecidedType.options
    .filter((type) => type !== 'user' && type !== 'posts')
    .map((type) => {
      const { from, text } = OBJECTS[type];
      return sql`when ${sql.lit(type)} then (select ${text} from ${from} where o.id = d.object_id)`;
    }),
  sql` `,
)} end`;

/** A decision on something of the caller's. @throws NOT_FOUND for anyone else's */
export async function getDecision(ctx: Context, { id, token }: DecisionRef): Promise<Decision> {
  const hasLink = token !== undefined && ctx.services.signer.verify(token) === tokenText(id);
  const row = await ctx.db
    .selectFrom('moderationDecisions as d')
    .select([
      'd.id',
      'd.objectType',
      'd.decision',
      'd.reason',
      'd.suspendedUntil',
      'd.createdAt',
      'd.objection',
      'd.objectedAt',
      'd.outcome',
      'd.answer',
      'd.answeredAt',
      EXCERPT.as('excerpt'),
    ])
    .where('d.id', '=', id)
    .where(hasLink ? sql<boolean>`true` : sql<boolean>`d.member_id = ${ctx.viewer?.id ?? 0}`)
    .executeTakeFirst();
  if (!row) throw notFound(GONE);
  const { createdAt, objectedAt, answeredAt } = row;
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    objectedAt: objectedAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
    can: { object: objectedAt === null && Date.now() - createdAt.getTime() < OBJECTION_DAYS * DAY_MS },
  };
}
