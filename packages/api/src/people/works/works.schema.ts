import { z } from 'zod';
import { Attachment } from '../../files/attachments/attachments.schema.ts';
import { expectedVersion, id, line, secureUrl, textOrNull } from '../../ground/values/fields.ts';

/** How many samples a member can add. */
export const WORKS_MAX = 12;
/** Two accounts that became one may have more than a member can add. */
const ORDERED_MAX = 100;

export const WORK_TITLE_MAX = 120;
export const WORK_DESCRIPTION_MAX = 1_000;

/** What the form asks for. */
export const WorkFields = z.object({
  title: line(WORK_TITLE_MAX, 'Enter a title'),
  /** What it was. */
  description: textOrNull(WORK_DESCRIPTION_MAX),
  link: secureUrl.transform((address) => address || null).nullish(),
  picture: Attachment.nullish(),
});
export type WorkFields = z.infer<typeof WorkFields>;

export const WorkRef = z.object({ id });
export type WorkRef = z.infer<typeof WorkRef>;

/** Absent fields stay unchanged. */
export const UpdateWorkInput = WorkFields.partial().extend({ id, expectedVersion });
export type UpdateWorkInput = z.infer<typeof UpdateWorkInput>;

/** The ids of one's samples in the wanted order; those that are left out follow. */
export const OrderWorksInput = z.object({ ids: z.array(id).max(ORDERED_MAX) });
export type OrderWorksInput = z.infer<typeof OrderWorksInput>;

/** A sample of a member's work, as everyone who may open their profile sees it. */
export const Work = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  link: z.string().nullable(),
  picture: Attachment.nullable(),
  version: z.int(),
});
export type Work = z.infer<typeof Work>;

/** In the member's order. */
export const Works = z.array(Work);
export type Works = z.infer<typeof Works>;
