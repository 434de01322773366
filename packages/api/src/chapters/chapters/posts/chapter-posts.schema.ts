import { z } from 'zod';
import { withTextOrPictures } from '../../../files/attachments/attachments.schema.ts';
import { PageInput } from '../../../ground/core/keyset.ts';
import { postFields } from '../../../publishing/feed/feed.schema.ts';

const slug = z.string().max(120);

export const ListChapterPostsInput = PageInput.extend({ slug });
export type ListChapterPostsInput = z.infer<typeof ListChapterPostsInput>;

export const CreateChapterPostInput = withTextOrPictures(z.object({ slug, ...postFields }));
export type CreateChapterPostInput = z.infer<typeof CreateChapterPostInput>;
