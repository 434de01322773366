import { z } from 'zod';

/** What part of the console someone may work in. Every procedure of the console names exactly one. */
export const Permission = z.enum([
  'console',
  'members',
  /** Another address, two-step sign-in, merging, erasure: what could open a member's account to someone else. */
  'accounts',
  /** Lists of people as others wrote them. */
  'imports',
  'content',
  'directory',
  'moderation',
  'events',
  'orders',
  'figures',
  'log',
  'settings',
  'system',
  'roles',
  /** Reads what every other permission shows, without addresses and phone numbers, and changes nothing. */
  'readAll',
]);
export type Permission = z.infer<typeof Permission>;

/** The roles that administrators grant. Who is an administrator is `users.role`. */
export const StaffRole = z.enum(['membership', 'editor', 'moderator', 'events', 'treasurer', 'auditor']);
export type StaffRole = z.infer<typeof StaffRole>;
