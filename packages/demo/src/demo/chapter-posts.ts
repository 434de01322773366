import type { Insertable } from 'kysely';

import type { Post, PostComment } from '@guildhall/db';
import { chapterPosts as written } from '../data/chapter-posts.ts';
import { createRandom } from '../random.ts';
import type { Chapters } from './chapters.ts';
import type { Clock } from './clock.ts';
import type { Feed } from './feed.ts';

/** How soon members answer, in minutes. */
const REPLY_MINUTES = 240;

/** What members of chapters write to each other, with ids after those of the feed. */
export function planChapterPosts(
  { clock }: { clock: Clock },
  { chapters, members }: Chapters,
  feed: Feed,
): { posts: Insertable<Post>[]; comments: Insertable<PostComment>[] } {
  const random = createRandom('chapter posts');
  const posts: Insertable<Post>[] = [];
  const comments: Insertable<PostComment>[] = [];
  for (const { chapter, by, daysAgo, content, replies } of written) {
    const chapterId = chapters.find(({ name }) => name === chapter)?.id;
    const idOf = (role: typeof by) =>
      members.find((one) => one.chapterId === chapterId && one.state === 'active' && one.role === role)
        ?.userId;
    const userId = idOf(by);
    if (chapterId === undefined || userId === undefined)
      throw new Error(`The demo data has a post in ${chapter}, which has no ${by}`);
    const id = feed.posts.length + posts.length + 1;
    const createdAt = clock.daysAgo(daysAgo);
    let at = createdAt;
    for (const [replier, text] of replies) {
      at = clock.soonAfter(random, at, REPLY_MINUTES);
      comments.push({
        id: feed.comments.length + comments.length + 1,
        postId: id,
        userId: idOf(replier) ?? userId,
        content: text,
        createdAt: at,
        updatedAt: at,
      });
    }
    posts.push({
      id,
      userId,
      chapterId,
      content,
      type: 'general',
      comments: replies.length,
      isPublished: false,
      isShared: true,
      state: 'published',
      likes: 0,
      shares: 0,
      version: 1,
      createdAt,
      updatedAt: createdAt,
    });
  }
  return { posts, comments };
}
