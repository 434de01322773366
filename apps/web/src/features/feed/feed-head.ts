import { cardAddress } from '@guildhall/api/console/cards/cards.schema';
import type { PageMeta } from '../../lib/page-meta.ts';
import { truncate } from '../../lib/truncate.ts';
import { previewText } from '../attachments/preview-text.ts';
import { feedPart } from './feed-page.ts';
import type { Post } from './post-cache.ts';
import { feedMessages as messages } from './feed.messages.ts';

const PREVIEW_LENGTH = 200;

const { title, description } = messages;
export const FEED_HEAD = { title, description };

/** Metadata of the feed, or of the posts on a topic: those are found as the posts they are. */
export function feedHead(query: URLSearchParams): PageMeta {
  const { topic } = feedPart(query);
  return topic === null ? FEED_HEAD : { title: `#${topic}`, description, noIndex: true };
}

/** Metadata of one post, for link previews. */
export const postHead = (post: Post): PageMeta => ({
  title: messages.post.title(post.author.name),
  description: truncate(previewText(post), PREVIEW_LENGTH),
  type: 'article',
  noIndex: post.noIndex ?? false,
  image: post.pictures[0]?.address ?? cardAddress('posts', post.id),
  imageAlt: post.pictures[0]?.alt || messages.post.title(post.author.name),
});
