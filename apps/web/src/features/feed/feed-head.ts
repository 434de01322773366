import type { PageMeta } from '../../lib/page-meta.ts';
import { truncate } from '../../lib/truncate.ts';
import type { Post } from './post-cache.ts';

const PREVIEW = 200;

export const FEED_HEAD = {
  title: 'Professional Feed',
  description: 'Opportunities, achievements and insights from members.',
};

/** What previews tell of one post. */
export const postHead = (post: Post): PageMeta => ({
  title: `Post by ${post.author.name}`,
  description: truncate(post.content, PREVIEW),
  type: 'article',
  ...(post.author.avatar && { image: post.author.avatar }),
});
