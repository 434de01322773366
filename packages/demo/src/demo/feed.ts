import { DAY_MS } from '@guildhall/db/time';
import type { Insertable } from 'kysely';

import type { Post, PostBookmark, PostComment, PostLike, PostShare, Report } from '@guildhall/db';
import { achievementPosts } from '../data/posts-achievement.ts';
import { connectionPosts } from '../data/posts-connection.ts';
import { generalPosts } from '../data/posts-general.ts';
import { insightPosts } from '../data/posts-insight.ts';
import { opportunityPosts } from '../data/posts-opportunity.ts';
import type { SeedPost } from '../data/post.type.ts';
import { createRandom } from '../random.ts';
import { latest } from './clock.ts';
import { numbered } from './messages.ts';
import type { SeedContext } from './seed-context.ts';

export type PlannedPost = Insertable<Post> & { id: number; createdAt: Date };

export interface Feed {
  posts: PlannedPost[];
  comments: (Insertable<PostComment> & { postId: number })[];
  likes: Insertable<PostLike>[];
  bookmarks: Insertable<PostBookmark>[];
  shares: Insertable<PostShare>[];
  reports: Insertable<Report>[];
}

const SPAN_DAYS = 45;
const FIRST_MINUTES = 26;

/** Posts of the last weeks, more of them recently, with counters that match their rows. */
export function planFeed(context: SeedContext): Feed {
  const random = createRandom('feed');
  const { clock } = context;
  const written = random.sample(listWritten(), Number.POSITIVE_INFINITY);
  const dated = written.map((post, index) => {
    const author = context.member(post.by);
    const share = (index / written.length) ** 1.5;
    const wish = new Date(clock.now.getTime() - FIRST_MINUTES * 60_000 - share * SPAN_DAYS * DAY_MS);
    const createdAt =
      wish > author.createdAt ? clock.between(random, wish, wish) : clock.between(random, author.createdAt);
    return { post, author, createdAt };
  });

  const feed: Feed = { posts: [], comments: [], likes: [], bookmarks: [], shares: [], reports: [] };
  for (const { id, post, author, createdAt } of numbered(dated, (one) => one.createdAt)) {
    const { content, type, replies } = post;
    let at = createdAt;
    for (const reply of replies) {
      const [username, text] = splitReply(reply);
      const member = context.member(username);
      at = clock.soonAfter(random, latest(at, member.createdAt), 240);
      feed.comments.push({ postId: id, userId: member.id, content: text, createdAt: at, updatedAt: at });
    }
    const readers = context.active.filter((member) => member.id !== author.id);
    const reactAt = (joined: Date) =>
      clock.between(
        random,
        latest(createdAt, joined),
        latest(new Date(createdAt.getTime() + 3 * DAY_MS), joined),
      );
    const age = (clock.now.getTime() - createdAt.getTime()) / DAY_MS;
    const most = (type === 'achievement' ? 22 : 14) * Math.min(1, 0.3 + age);
    const likers = random.sample(readers, Math.round(most * random.next()));
    const savers = random.sample(readers, random.int(0, 2));
    const sharers = random.sample(readers, random.chance(0.35) ? random.int(1, 3) : 0);
    feed.likes.push(
      ...likers.map((member) => ({ userId: member.id, postId: id, createdAt: reactAt(member.createdAt) })),
    );
    feed.bookmarks.push(
      ...savers.map((member) => ({ userId: member.id, postId: id, createdAt: reactAt(member.createdAt) })),
    );
    feed.shares.push(
      ...sharers.map((member) => ({
        postId: id,
        visitorId: `member:${member.id}`,
        createdAt: reactAt(member.createdAt),
      })),
    );
    feed.posts.push({
      id,
      userId: author.id,
      content: withMentions(context, content),
      type,
      likes: likers.length,
      comments: replies.length,
      shares: sharers.length,
      isPublished: true,
      state: 'published',
      createdAt,
      updatedAt: createdAt,
    });
  }
  feed.comments = numbered(feed.comments, (comment) => comment.createdAt);
  feed.reports = planReports(context, feed.posts);
  return feed;
}

/** Mentions as the composer writes them. */
const withMentions = (context: SeedContext, content: string) =>
  content.replaceAll(/@([a-z-]+)/g, (_, username: string) => {
    const { id, firstName, lastName } = context.member(username);
    return `[@${firstName} ${lastName}](m:${id})`;
  });

function listWritten(): {
  by: string;
  content: string;
  type: NonNullable<Insertable<Post>['type']>;
  replies: string[];
}[] {
  const all = {
    opportunity: opportunityPosts,
    achievement: achievementPosts,
    insight: insightPosts,
    connection: connectionPosts,
    general: generalPosts,
  };
  const types = ['opportunity', 'achievement', 'insight', 'connection', 'general'] as const;
  const ofType = (type: (typeof types)[number]) =>
    all[type].map(([by, content, ...replies]: SeedPost) => ({ by, content, type, replies }));
  return types.flatMap(ofType);
}

function splitReply(reply: string): [username: string, text: string] {
  const colon = reply.indexOf(': ');
  return [reply.slice(0, colon), reply.slice(colon + 2)];
}

/** Two open reports and a resolved one. */
function planReports(context: SeedContext, posts: readonly PlannedPost[]): Insertable<Report>[] {
  const { clock } = context;
  const reasons = [
    ['oliver-grant', 'open', 'This belongs under Opportunity, not under General.'],
    ['helen-park', 'open', 'Posted twice in other groups, I think.'],
    ['robert-hughes', 'dismissed', 'I disagree about the banjo.'],
  ] as const;
  return reasons.flatMap(([reporter, status, reason], index) => {
    const reporterId = context.member(reporter).id;
    const post = posts.findLast(
      (one) => one.userId !== reporterId && one.createdAt < clock.daysAgo(3 + 4 * index),
    );
    if (!post) return [];
    const isOpen = status === 'open';
    return {
      id: index + 1,
      reporterId,
      objectType: 'post' as const,
      objectId: post.id,
      reason,
      status,
      resolvedBy: isOpen ? null : context.member('ada-bergmann').id,
      resolvedAt: isOpen ? null : clock.daysAgo(1),
      createdAt: clock.daysAgo(2),
    };
  });
}
