import type { Kysely } from 'kysely';
import { find } from 'linkifyjs';
import type { DB } from '@guildhall/db';
import type { MemberContext } from '../core/context.ts';
import { ensureShortLinks } from '../short-links/short-links.commands.ts';
import { shortenable } from '../short-links/short-links.policy.ts';

/** Beyond so many, addresses are shown as they were written. */
const MAX_LINKS = 20;

/** The http and https addresses of a text as they are written, by the rules by which the web marks them. */
export function extractUrls(content: string): string[] {
  const addresses = find(content, 'url').map(({ value }) => value);
  return addresses.filter((value) => /^https?:\/\//i.test(value));
}

/** Short links of a text that is about to be saved: written form and id, in their order. */
export async function shortenUrls(
  db: Kysely<DB>,
  ctx: MemberContext,
  content: string,
): Promise<{ originalText: string; shortUrlId: number }[]> {
  const urls = [...new Set(extractUrls(content))].slice(0, MAX_LINKS);
  const wanted = urls.flatMap((address) => {
    const allowed = shortenable(address, ctx.services.config);
    return 'url' in allowed ? [{ originalText: address, url: allowed.url }] : [];
  });
  const known = await ensureShortLinks(
    db,
    ctx.viewer.id,
    wanted.map(({ url }) => url),
  );
  const byUrl = new Map(known.map((link) => [link.url, link]));
  return wanted.flatMap(({ originalText, url }) => {
    const link = byUrl.get(url);
    return link && !link.takenDown ? [{ originalText, shortUrlId: link.id }] : [];
  });
}

/** Replaces what stands beside a post's text. */
export async function setPostLinks(
  db: Kysely<DB>,
  postId: number,
  links: { originalText: string; shortUrlId: number }[],
): Promise<void> {
  await db.deleteFrom('postLinks').where('postId', '=', postId).execute();
  if (links.length === 0) return;
  await db
    .insertInto('postLinks')
    .values(links.map((link, position) => ({ ...link, postId, position })))
    .execute();
}
