import { z } from 'zod';
import { id, isoDate, line, optionalName } from '../../../ground/values/fields.ts';

const words = optionalName(120)
  .nullish()
  .transform((value) => value || null);

export const TeamOf = z.object({ businessId: id });
export type TeamOf = z.infer<typeof TeamOf>;

const NOBODY = 'Please name a member';

/** What the owner's form asks for. */
export const InviteByUsername = z.object({
  /** The member's username, or id. */
  username: line(60, NOBODY),
  role: words,
  title: words,
  department: words,
});

export const InviteInput = InviteByUsername.partial({ username: true })
  .extend({
    businessId: id,
    /** In place of the username. */
    userId: id.optional(),
  })
  .refine(({ username, userId }) => username !== undefined || userId !== undefined, {
    message: NOBODY,
    path: ['username'],
  });
export type InviteInput = z.infer<typeof InviteInput>;

export const EmployeeRef = z.object({ id });
export type EmployeeRef = z.infer<typeof EmployeeRef>;

export const AnswerInvitationInput = z.object({ id, accept: z.boolean() });
export type AnswerInvitationInput = z.infer<typeof AnswerInvitationInput>;

/** A team member, as anyone sees them. */
export const Employee = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  role: z.string().nullable(),
  title: z.string().nullable(),
  department: z.string().nullable(),
});
export type Employee = z.infer<typeof Employee>;

export const Team = z.array(Employee);

export const InvitationStatus = z.enum(['invited', 'confirmed', 'declined']);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

/** A team member or invited one, as the owner sees them. */
export const ManagedEmployee = Employee.extend({ status: InvitationStatus, addedAt: isoDate });
export type ManagedEmployee = z.infer<typeof ManagedEmployee>;

export const ManagedTeam = z.array(ManagedEmployee);

/** A pending invitation of the viewer. */
export const Invitation = z.object({
  id,
  business: z.object({ id, slug: z.string(), name: z.string() }),
  role: z.string().nullable(),
  title: z.string().nullable(),
  addedAt: isoDate,
});
export type Invitation = z.infer<typeof Invitation>;

export const Invitations = z.array(Invitation);

export const InvitationAnswer = z.object({ id, status: InvitationStatus });
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;
