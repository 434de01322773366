import { z } from 'zod';
import { InvitationCode } from '../invitations/invitations.schema.ts';

/** How long a member may take at the provider. */
export const PROVIDER_MINUTES = 10;

/** Names a provider in addresses. */
export const ProviderKey = z
  .string()
  .max(32)
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/, 'Use small letters, digits and dashes');

export const StartProviderInput = z.object({
  key: ProviderKey,
  /** The code of the invitation that the newcomer came with. */
  invitation: InvitationCode.optional(),
});
export type StartProviderInput = z.infer<typeof StartProviderInput>;

/** The address of the provider's page for signing in. */
export const ProviderPage = z.object({ url: z.string() });
export type ProviderPage = z.infer<typeof ProviderPage>;

export const FinishProviderInput = z.object({
  key: ProviderKey,
  /** The query of the address that the provider sent the browser back to, as it came. */
  answer: z.string().min(1, 'Required').max(8_000),
});
export type FinishProviderInput = z.infer<typeof FinishProviderInput>;

/** Signed in, joined and signed in, or linked to the account of the member who is signed in. */
export const ProviderResult = z.object({ status: z.enum(['signedIn', 'joined', 'linked']) });
export type ProviderResult = z.infer<typeof ProviderResult>;
