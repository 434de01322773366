import { z } from 'zod';
import { adminSearch, id, isoDate } from '../../../ground/values/fields.ts';
import { Reason } from '../../../ground/reports/decisions.schema.ts';
import { PageInput } from '../../../ground/core/keyset.ts';

export const ListAdminPostsInput = PageInput.extend({
  /** Words of the content, or a substring of the author's name. */
  search: adminSearch,
  filter: z.enum(['all', 'published', 'hidden', 'pending_review', 'deleted']).default('all'),
});
export type ListAdminPostsInput = z.infer<typeof ListAdminPostsInput>;

export const AdminPost = z.object({
  id,
  content: z.string(),
  /** As stored. */
  type: z.string(),
  state: z.enum(['published', 'pending_review']),
  /** Its readers read it. */
  isPublished: z.boolean(),
  /** The chapter whose members are its readers; null: everyone. */
  chapter: z.object({ id, slug: z.string(), name: z.string() }).nullable(),
  likes: z.int(),
  comments: z.int(),
  shares: z.int(),
  /** Number of open reports. */
  reports: z.int(),
  author: z.object({ id, name: z.string(), username: z.string(), company: z.string().nullable() }),
  createdAt: isoDate,
  relativeTime: z.string(),
  deletedAt: isoDate.nullable(),
});
export type AdminPost = z.infer<typeof AdminPost>;

export const AdminPostPage = z.object({ items: z.array(AdminPost), nextCursor: z.string().nullable() });
export type AdminPostPage = z.infer<typeof AdminPostPage>;

export const AdminPostRef = z.object({ id });
export type AdminPostRef = z.infer<typeof AdminPostRef>;

/** With what the author reads. */
export const DeleteAdminPostInput = AdminPostRef.extend({ reason: Reason.optional() });
export type DeleteAdminPostInput = z.infer<typeof DeleteAdminPostInput>;

export const SetPostVisibilityInput = z.object({
  id,
  isPublished: z.boolean(),
  /** Of hiding it: what the author reads. */
  reason: Reason.optional(),
});
export type SetPostVisibilityInput = z.infer<typeof SetPostVisibilityInput>;
