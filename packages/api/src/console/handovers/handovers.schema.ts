import { z } from 'zod';
import { Proof } from '../../accounts/confirmation/confirmation.schema.ts';
import { StaffRole } from '../../ground/roles/roles.schema.ts';
import { id, isoDate } from '../../ground/values/fields.ts';

const Named = z.object({ id, name: z.string() });

/** How many days ahead an office may be handed over. */
export const HANDOVER_DAYS = 400;

export const OfficeRole = z.enum([...StaffRole.options, 'administrator']);
export type OfficeRole = z.infer<typeof OfficeRole>;

/** Why a handover ended without moving anything. */
export const HandoverReason = z.enum([
  'withdrawn',
  'outgoing_gone',
  'incoming_gone',
  'roles_gone',
  'restored',
]);

/** An office on its way from one member to another. */
export const Handover = z.object({
  id,
  from: Named,
  to: Named,
  /** What was agreed on; of these, what is still held moves. */
  roles: z.array(OfficeRole),
  /** The first day of the new officer; null: as soon as everyone has agreed. */
  movesOn: z.iso.date().nullable(),
  agreed: z.object({
    from: z.boolean(),
    to: z.boolean(),
    /** An administrator, who still is one. */
    administrator: z.boolean(),
  }),
  state: z.enum(['open', 'done', 'cancelled']),
  reason: HandoverReason.nullable(),
  createdAt: isoDate,
  endedAt: isoDate.nullable(),
});
export type Handover = z.infer<typeof Handover>;

export const HandoverList = z.array(Handover);
export type HandoverList = z.infer<typeof HandoverList>;

/** Something that hangs on the outgoing member. */
export const HandoverItem = z.object({
  kind: z.enum(['role', 'chapter', 'event', 'duty', 'import', 'batch', 'invitations']),
  /** A role, a duty, what a batch does, how many invitations there are; of everything else what it is called. */
  name: z.string(),
  /** The last day of a role. */
  endsOn: z.iso.date().nullable(),
  /** Why the handover does not move it; null: it does. */
  stays: z.enum(['later', 'no_seat', 'other_chapter', 'unfinished', 'personal']).nullable(),
});
export type HandoverItem = z.infer<typeof HandoverItem>;

export const HandoverDetails = Handover.extend({
  /** What hangs on the outgoing member now; empty once the handover is over. */
  items: z.array(HandoverItem),
  can: z.object({ confirm: z.boolean(), approve: z.boolean(), cancel: z.boolean() }),
});
export type HandoverDetails = z.infer<typeof HandoverDetails>;

export const HandoverRef = z.object({ id });
export type HandoverRef = z.infer<typeof HandoverRef>;

export const ChecklistInput = z.object({ fromUserId: id });
export type ChecklistInput = z.infer<typeof ChecklistInput>;
export const Checklist = z.array(HandoverItem);

export const StartHandoverInput = z.object({
  fromUserId: id,
  toUserId: id,
  /** The first day of the new officer; null: as soon as everyone has agreed. */
  movesOn: z.iso.date().nullable().default(null),
});
export type StartHandoverInput = z.infer<typeof StartHandoverInput>;

export const ConfirmHandoverInput = z.object({ id, ...Proof.shape });
export type ConfirmHandoverInput = z.infer<typeof ConfirmHandoverInput>;
