import type { Employee } from './team.hooks.ts';
import { teamMessages } from './team.messages.ts';

/** The role of owners who added themselves. */
export const OWNER = 'Owner';

/** What a person does in the team: the title, or the role where there is none. */
export const positionOf = ({ title, role }: Pick<Employee, 'title' | 'role'>): string | null =>
  title || (role === OWNER ? teamMessages.owner : role);
