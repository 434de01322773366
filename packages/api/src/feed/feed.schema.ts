import { z } from 'zod';
import { id, isoDate, line } from '../core/fields.ts';
import { PageInput } from '../core/keyset.ts';

export const POST_MAX = 3_000;

export const PostType = z.enum(['opportunity', 'achievement', 'insight', 'connection', 'general']);
export type PostType = z.infer<typeof PostType>;

export const ListPostsInput = PageInput;
export type ListPostsInput = z.infer<typeof ListPostsInput>;

export const CreatePostInput = z.object({
  content: line(POST_MAX, 'Please write something first'),
  type: PostType.default('general'),
});
export type CreatePostInput = z.infer<typeof CreatePostInput>;

export const PostRef = z.object({ id });
export type PostRef = z.infer<typeof PostRef>;

export const LikePostInput = z.object({ id, liked: z.boolean() });
export type LikePostInput = z.infer<typeof LikePostInput>;

export const PostAuthor = z.object({
  name: z.string(),
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
  avatar: z.string().nullable(),
  username: z.string(),
});

export const Post = z.object({
  id,
  content: z.string(),
  type: PostType,
  author: PostAuthor,
  relativeTime: z.string(),
  createdAt: isoDate,
  likes: z.int(),
  comments: z.int(),
  shares: z.int(),
  /** Whether the viewer likes it; false for signed-out readers. */
  liked: z.boolean(),
  /** What the viewer may do, so that no screen derives permissions again. */
  can: z.object({ delete: z.boolean() }),
});
export type Post = z.infer<typeof Post>;

export const PostPage = z.object({ items: z.array(Post), nextCursor: z.string().nullable() });
export type PostPage = z.infer<typeof PostPage>;

export const LikeState = z.object({ id, liked: z.boolean(), likes: z.int() });
export type LikeState = z.infer<typeof LikeState>;
