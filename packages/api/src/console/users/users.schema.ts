import { z } from 'zod';
import { adminSearch, email, id, isoDate, lastName, name, optionalName } from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';

/** 'invited' and 'notInvited': of those who have not joined, by whether an invitation was sent; 'suspended': paused; 'expiring': the membership ends within 30 days; 'expired': it has ended; 'bounced': a server refused the address. */
export const USER_FILTERS = [
  'all',
  'active',
  'inactive',
  'admins',
  'invited',
  'notInvited',
  'notJoined',
  'suspended',
  'unconfirmed',
  'bounced',
  'expiring',
  'expired',
] as const;

/** By what the list is sorted. What is blank comes last from A to Z. */
export const USER_SORTS = ['added', 'name', 'company', 'location', 'lastSeen', 'ends'] as const;

export const ListUsersInput = PageInput.extend({
  /** A substring of first name, last name, email, company or membership number. */
  search: adminSearch,
  filter: z.enum(USER_FILTERS).default('all'),
  /** Only members who are not in the list of this import. */
  missingFrom: id.optional(),
  sort: z.enum(USER_SORTS).default('added'),
  /** By default the newest first of what is a moment, otherwise from A to Z, or the nearest day. */
  sortOrder: z.enum(['asc', 'desc']).optional(),
});
export type ListUsersInput = z.infer<typeof ListUsersInput>;

export const AdminUser = z.object({
  id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  jobTitle: z.string().nullable(),
  industry: z.string().nullable(),
  location: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  role: z.enum(['user', 'admin']),
  isActive: z.boolean(),
  /** False for an imported member who has not opened their invitation yet. */
  hasJoined: z.boolean(),
  /** When the first invitation was sent; null: none was. */
  invitedAt: isoDate.nullable(),
  /** The first day on which a paused member can sign in again; null: not paused, or without an end. */
  suspendedUntil: z.iso.date().nullable(),
  membershipNumber: z.string().nullable(),
  membershipStartsOn: z.iso.date().nullable(),
  membershipExpiresOn: z.iso.date().nullable(),
  connectionCount: z.int(),
  avatar: z.string().nullable(),
  createdAt: isoDate,
  lastSeenAt: isoDate.nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminUserPage = z.object({ items: z.array(AdminUser), nextCursor: z.string().nullable() });
export type AdminUserPage = z.infer<typeof AdminUserPage>;

export const CountUsersInput = ListUsersInput.pick({ search: true, missingFrom: true });
export type CountUsersInput = z.infer<typeof CountUsersInput>;

/** How many members of a search each filter shows. */
export const UserCounts = z.record(z.enum(USER_FILTERS), z.int());
export type UserCounts = z.infer<typeof UserCounts>;

export const SetUserActiveInput = z.object({ id, isActive: z.boolean() });
export type SetUserActiveInput = z.infer<typeof SetUserActiveInput>;

export const SetUserRoleInput = z.object({ id, role: AdminUser.shape.role });
export type SetUserRoleInput = z.infer<typeof SetUserRoleInput>;

/** The new member chooses the password, with a link in an email. */
export const AddUserInput = z.object({
  email,
  firstName: name(100),
  lastName: lastName.default(''),
  jobTitle: optionalName(120).nullish(),
  company: optionalName(120).nullish(),
});
export type AddUserInput = z.infer<typeof AddUserInput>;

export const Confirmed = z.object({ ok: z.literal(true) });
