import { z } from 'zod';
import { id } from '../../../ground/values/fields.ts';
import { UpdatePrivacyInput } from '../../account/account.schema.ts';
import { AdminMember } from '../member.schema.ts';

export const MergeInput = z.object({
  /** The account that stays, with its address and password. */
  id,
  /** The account that ends. */
  mergedId: id,
});
export type MergeInput = z.infer<typeof MergeInput>;

export const MergedRows = z.object({ table: z.string(), moved: z.int(), dropped: z.int() });

/** What a merge does, or did. */
export const Merge = z.object({
  /** The surviving account as it is afterwards. */
  member: AdminMember,
  merged: z.object({ id, name: z.string(), email: z.string() }),
  rows: z.array(MergedRows),
  /** Fields that the survivor had left blank. */
  filled: z.array(z.string()),
  /** Privacy settings that the survivor takes over because they show less. */
  restricted: UpdatePrivacyInput,
});
export type Merge = z.infer<typeof Merge>;
