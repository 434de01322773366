import type { Insertable } from 'kysely';

import type { PostLink, ShortUrl } from '@guildhall/db';
import { type Random, createRandom } from '../random.ts';
import type { PlannedPost } from './feed.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CODE_LENGTH = 8;

/** The short links that saving a post makes for the addresses in it. */
export function planPostLinks(posts: readonly PlannedPost[]): {
  shortUrls: Insertable<ShortUrl>[];
  postLinks: Insertable<PostLink>[];
} {
  const random = createRandom('short links');
  const shortUrls: (Insertable<ShortUrl> & { id: number })[] = [];
  const postLinks: Insertable<PostLink>[] = [];
  for (const post of posts) {
    for (const [position, originalText] of (post.content.match(/https?:\/\/\S+/g) ?? []).entries()) {
      const originalUrl = new URL(originalText).href;
      let known = shortUrls.find((link) => link.originalUrl === originalUrl);
      if (!known) {
        known = {
          id: shortUrls.length + 1,
          originalUrl,
          shortCode: newCode(random),
          userId: post.userId,
          clicks: random.int(3, 60),
          createdAt: post.createdAt,
        };
        shortUrls.push(known);
      }
      postLinks.push({ postId: post.id, position, shortUrlId: known.id, originalText });
    }
  }
  return { shortUrls, postLinks };
}

function newCode(random: Random): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(random.int(0, ALPHABET.length - 1))).join(
    '',
  );
}
