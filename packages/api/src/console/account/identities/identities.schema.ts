import { z } from 'zod';
import { Proof } from '../../../accounts/confirmation/confirmation.schema.ts';
import { ProviderKey } from '../../../accounts/providers/providers.schema.ts';
import { id, isoDate } from '../../../ground/values/fields.ts';

/** An account at another service by which the member signs in. */
export const LinkedAccount = z.object({
  id,
  /** The name of the provider, or its address where the community does not offer it any more. */
  name: z.string(),
  /** Whether the community still offers it. */
  isOffered: z.boolean(),
  linkedAt: isoDate,
  lastUsedAt: isoDate.nullable(),
});
export type LinkedAccount = z.infer<typeof LinkedAccount>;

export const LinkedAccounts = z.object({
  items: z.array(LinkedAccount),
  /** Where the member has no account linked yet. */
  offered: z.array(z.object({ key: z.string(), name: z.string() })),
});
export type LinkedAccounts = z.infer<typeof LinkedAccounts>;

export const LinkAccountInput = z.object({ key: ProviderKey, ...Proof.shape });
export type LinkAccountInput = z.infer<typeof LinkAccountInput>;

export const UnlinkAccountInput = z.object({ id, ...Proof.shape });
export type UnlinkAccountInput = z.infer<typeof UnlinkAccountInput>;
