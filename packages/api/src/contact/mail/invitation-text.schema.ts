import { z } from 'zod';
import { text } from '../../ground/values/fields.ts';

export const INVITATION_TEXT_MAX = 1_500;

/** What the invitation of a member says in the community's own words; empty: the product's own. */
export const InvitationText = z.object({ invitationText: text(INVITATION_TEXT_MAX).trim() });
export type InvitationText = z.infer<typeof InvitationText>;

/** As stored; unset it is absent. */
export const StoredInvitationText = z.object({ invitationText: z.string().default('') });

/** The invitation as the viewer would get it. */
export const InvitationPreview = z.object({ subject: z.string(), text: z.string() });
