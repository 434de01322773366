import type { StaffRole } from '../roles/roles.schema.ts';

/** What the roles are called, and what they are for, in the console and in emails. */
export const ROLE_NAMES: Record<StaffRole, { name: string; does: string }> = {
  membership: {
    name: 'Membership officer',
    does: 'Members, applications, invitations and imports of lists',
  },
  editor: { name: 'Editor', does: 'Articles, pages, banners, businesses and industries' },
  moderator: { name: 'Moderator', does: 'Posts, reports, objections and short links' },
  events: { name: 'Event organizer', does: 'Events and their dates' },
  treasurer: { name: 'Treasurer', does: 'Services, orders and figures' },
  auditor: {
    name: 'Auditor',
    does: 'Reads everything in the console but addresses and phone numbers, and changes nothing',
  },
};
