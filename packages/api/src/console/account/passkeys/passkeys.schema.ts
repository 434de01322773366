import { z } from 'zod';
import { Proof } from '../../../accounts/confirmation/confirmation.schema.ts';
import { NewPasskeyAnswer } from '../../../accounts/passkeys/passkeys.schema.ts';
import { isoDate, line } from '../../../ground/values/fields.ts';

export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;

const name = line(PASSKEY_NAME_MAX, 'Give it a name');

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  /** Synchronized by a password manager. */
  backedUp: z.boolean(),
  createdAt: isoDate,
  lastUsedAt: isoDate.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;
export const Passkeys = z.array(Passkey);

export const AddPasskeyInput = z.object({ name, answer: NewPasskeyAnswer });
export type AddPasskeyInput = z.infer<typeof AddPasskeyInput>;

export const RenamePasskeyInput = z.object({ id: z.int(), name });
export type RenamePasskeyInput = z.infer<typeof RenamePasskeyInput>;

export const RemovePasskeyInput = z.object({ id: z.int(), ...Proof.shape });
export type RemovePasskeyInput = z.infer<typeof RemovePasskeyInput>;
