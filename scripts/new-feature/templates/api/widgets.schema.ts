import { z } from 'zod';
import { id, isoDate, line, text } from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';

export const ListWidgetsInput = PageInput;
export type ListWidgetsInput = z.infer<typeof ListWidgetsInput>;

export const CreateWidgetInput = z.object({
  title: line(200, 'Please enter a title'),
  description: text(2_000).default(''),
});
export type CreateWidgetInput = z.infer<typeof CreateWidgetInput>;

export const UpdateWidgetInput = z.object({
  id,
  title: line(200, 'Please enter a title').optional(),
  description: text(2_000).optional(),
});
export type UpdateWidgetInput = z.infer<typeof UpdateWidgetInput>;

export const WidgetRef = z.object({ id });
export type WidgetRef = z.infer<typeof WidgetRef>;

export const Widget = z.object({
  id,
  title: z.string(),
  description: z.string(),
  createdAt: isoDate,
  owner: z.object({ id, name: z.string(), username: z.string().nullable() }),
  /** What the viewer may do, so that the screen derives no permission. */
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Widget = z.infer<typeof Widget>;

export const WidgetPage = z.object({ items: z.array(Widget), nextCursor: z.string().nullable() });
export type WidgetPage = z.infer<typeof WidgetPage>;
