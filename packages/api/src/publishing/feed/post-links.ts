import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { urlsIn } from '@guildhall/markdown';
import { parseMarkdown } from '@guildhall/markdown/parse';
import type { MemberContext } from '../../ground/core/context.ts';
import { ensureShortLinks } from '../short-links/short-links.commands.ts';
import { shortenable } from '../short-links/short-links.policy.ts';

/** Further URLs are shown as written. */
const MAX_LINKS = 20;

/** The web addresses that a text links to, as written. */
export const extractUrls = (content: string): string[] => urlsIn(parseMarkdown(content));

/** Short links for a text that is about to be saved: original text and id, in order. */
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

/** Replaces the stored links of a post. */
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
