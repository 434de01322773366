import { z } from 'zod';
import { Person } from '../../ground/values/person.schema.ts';

/** A business on the front page. */
const FrontBusiness = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.string().nullable(),
  city: z.string().nullable(),
  /** Path of the cover, some 480 px wide; null where none was uploaded here. */
  cover: z.string().nullable(),
});

/** Who is here, for the visitors' front page. Empty below ten members, and where the community does not show them. */
export const FrontPage = z.object({
  /** The newest members, at most nine; those with a picture first. */
  members: z.array(Person),
  memberCount: z.int(),
  /** The newest businesses, at most three. */
  businesses: z.array(FrontBusiness),
  businessCount: z.int(),
});
export type FrontPage = z.infer<typeof FrontPage>;
