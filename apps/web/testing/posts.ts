import { parseMarkdown } from '@guildhall/markdown/parse';
import type { Post } from '../src/features/feed/post-cache.ts';
import type { Comment } from '../src/features/comments/comments.hooks.ts';

/** A post by Ben that the viewer may only read. */
export function postOf({ content = 'We are open again.', ...fields }: Partial<Post> = {}): Post {
  return {
    id: 1,
    content,
    body: parseMarkdown(content, { hasTopics: true }),
    type: 'general',
    author: {
      name: 'Ben Okafor',
      jobTitle: 'Bookkeeper',
      company: 'Okafor & Co',
      avatar: null,
      username: 'ben-okafor',
    },
    relativeTime: '2h ago',
    createdAt: '2026-03-03T10:00:00.000Z',
    likes: 0,
    comments: 0,
    shares: 0,
    edited: false,
    version: 1,
    links: [],
    pictures: [],
    liked: false,
    bookmarked: false,
    can: { edit: false, delete: false, report: false },
    ...fields,
  };
}

/** Posts with the given ids, as one page. */
export const pageOfPosts = (ids: number[], nextCursor: string | null = null) => ({
  items: ids.map((id) => postOf({ id, content: `Post ${id}` })),
  nextCursor,
});

export function commentOf({ content = 'Good to hear.', ...fields }: Partial<Comment> = {}): Comment {
  return {
    id: 11,
    postId: 1,
    articleId: null,
    parentId: null,
    content,
    body: parseMarkdown(content),
    author: { name: 'Cleo Marsh', jobTitle: null, company: null, avatar: null, username: 'cleo-marsh' },
    relativeTime: 'Just now',
    createdAt: '2026-03-03T11:00:00.000Z',
    can: { delete: false, report: false },
    ...fields,
  };
}
