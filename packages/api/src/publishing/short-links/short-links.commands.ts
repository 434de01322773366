import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../ground/core/audit.ts';
import { requireConfirmedEmail } from '../../ground/core/confirmed-email.ts';
import type { Context, MemberContext } from '../../ground/core/context.ts';
import { conflict, invalid, notFound, unauthorized, unavailable } from '../../ground/errors/errors.ts';
import { recordDecision } from '../../contact/decisions/record-decision.commands.ts';
import { takeOverDecision } from '../../contact/decisions/take-over-decision.commands.ts';
import { fileReport } from '../../contact/reports/reports.commands.ts';
import { shortUrlOf, shortenable } from './short-links.policy.ts';
import { type KnownLink, findShortLink, isInPublishedPost, listLinksByUrl } from './short-links.queries.ts';
import type {
  ReportLinkInput,
  ReportedLink,
  ShortUrl,
  ShortenInput,
  TakeDownInput,
  TakeDownState,
} from './short-links.schema.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CODE_LENGTH = 8;
const ATTEMPTS = 5;

/**
 * The short link of a URL. Members may shorten any allowed one; signed-out readers, and members whose address awaits
 * confirmation, only get links of URLs in published posts.
 */
export async function shorten(ctx: Context, input: ShortenInput): Promise<ShortUrl> {
  const { viewer } = ctx;
  const { config, limiter } = ctx.services;
  const allowed = shortenable(input.url, config);
  if ('error' in allowed) throw urlError(allowed.error);
  const [known] = await listLinksByUrl(ctx.db, [allowed.url]);
  const isMember = viewer !== null && !viewer.awaitsConfirmation;
  if (!isMember && !(known && (await isInPublishedPost(ctx.db, known.id)))) {
    requireConfirmedEmail(viewer);
    throw unauthorized('Please sign in to shorten addresses');
  }
  if (known?.takenDown) throw urlError('This address was taken down');
  if (known && isMember && !known.hasPublicCreator) await adoptLink(ctx.db, viewer.id, known.id);
  if (known) return { shortUrl: shortUrlOf(config, known.code) };
  await limiter.charge('shorten', `user:${viewer?.id}`);
  const [made] = await ensureShortLinks(ctx.db, viewer?.id ?? null, [allowed.url]);
  if (!made) throw unavailable();
  return { shortUrl: shortUrlOf(config, made.code) };
}

/** The link works again for whoever shares it now, though its creator is gone. */
const adoptLink = (db: Kysely<DB>, userId: number, id: number) =>
  db.updateTable('shortUrls').set({ userId }).where('id', '=', id).execute();

/**
 * Finds or creates the link of each normalized URL; for posts when they are saved. Concurrent calls with the same URL
 * get the same code.
 */
export async function ensureShortLinks(
  db: Kysely<DB>,
  userId: number | null,
  urls: string[],
): Promise<KnownLink[]> {
  // Sorted, so that two posts with the same URLs cannot deadlock.
  const wanted = [...new Set(urls)].toSorted();
  let known = await listLinksByUrl(db, wanted);
  for (let attempt = 0; known.length < wanted.length && attempt < ATTEMPTS; attempt += 1) {
    const missing = wanted.filter((url) => !known.some((link) => link.url === url));
    await db
      .insertInto('shortUrls')
      .values(missing.map((originalUrl) => ({ originalUrl, shortCode: newCode(), userId })))
      .onConflict((conflicting) => conflicting.doNothing())
      .execute();
    known = await listLinksByUrl(db, wanted);
  }
  return known;
}

/** Reports a short link to the administrators. It need not be in a post, because links are shared elsewhere. */
export async function reportLink(ctx: MemberContext, input: ReportLinkInput): Promise<ReportedLink> {
  const link = await findShortLink(ctx.db, input.code);
  if (!link) throw notFound('There is no such short link');
  if (link.takenDown) throw conflict('This short link has already been taken down');
  await fileReport(ctx, 'short_link', { ...input, id: link.id });
  return { code: link.code, reported: true };
}

/** Takes a short link down, or restores it, for administrators. */
export async function takeDown(ctx: MemberContext, input: TakeDownInput): Promise<TakeDownState> {
  return withTransaction(ctx.db, async (trx) => {
    const link = await findShortLink(trx, input.code);
    if (!link) throw notFound('There is no such short link');
    if (link.takenDown !== input.takenDown) {
      const { userId } = await trx
        .updateTable('shortUrls')
        .set({ takenDownAt: input.takenDown ? sql<Date>`now()` : null })
        .where('id', '=', link.id)
        .returning('userId')
        .executeTakeFirstOrThrow();
      if (input.takenDown && userId !== null) {
        const decisionId = await recordDecision(trx, ctx, {
          memberId: userId,
          objectType: 'short_link',
          objectId: link.id,
          decision: 'hide',
          reason: input.reason || null,
        });
        await trx.updateTable('shortUrls').set({ decisionId }).where('id', '=', link.id).execute();
      }
      await writeAudit(trx, ctx, {
        event: input.takenDown ? 'short_link.taken_down' : 'short_link.restored',
        targetType: 'short_link',
        targetId: link.id,
        before: { takenDown: link.takenDown },
        after: { takenDown: input.takenDown, url: link.url },
      });
    } else if (link.takenDown) await takeOverDecision(trx, ctx.viewer, 'shortUrls', link.id);
    return { id: link.id, code: link.code, takenDown: input.takenDown };
  });
}

const urlError = (message: string) => invalid(message, [{ path: 'url', message }]);

/** 47 bits from the system's CSPRNG: codes cannot be guessed or enumerated. */
const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
