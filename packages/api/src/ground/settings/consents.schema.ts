import { z } from 'zod';
import { PAGES_MAX, PageLink } from './pages.schema.ts';

/** A published page that members have to accept, and its current version. */
export const ConsentPage = PageLink.extend({ number: z.int().positive() });
export type ConsentPage = z.infer<typeof ConsentPage>;
export const ConsentPages = z.array(ConsentPage);

/** The versions that were shown to the member who accepts them. */
export const AcceptedVersions = z
  .array(z.object({ slug: z.string().max(200), number: z.int().positive().max(2_147_483_647) }))
  .max(PAGES_MAX);
export type AcceptedVersions = z.infer<typeof AcceptedVersions>;

export const AcceptInput = z.object({ versions: AcceptedVersions.min(1) });
export type AcceptInput = z.infer<typeof AcceptInput>;

/** What the member has still to accept. */
export const PendingConsents = z.array(ConsentPage.extend({ hasAcceptedEarlier: z.boolean() }));
export type PendingConsents = z.infer<typeof PendingConsents>;
