import type { HeadFacts } from '../../app/head-facts.ts';
import { cut } from '../../ui/cut.ts';
import type { Post } from './post-cache.ts';

const PREVIEW = 200;

export const FEED_HEAD = {
  title: 'Professional Feed',
  description: 'Opportunities, achievements and insights from members.',
};

/** What previews tell of one post. */
export const postHead = (post: Post): HeadFacts => ({
  title: `Post by ${post.author.name}`,
  description: cut(post.content, PREVIEW),
  type: 'article',
  ...(post.author.avatar && { image: post.author.avatar }),
});
