import { ROLE_NAMES } from '@guildhall/api/ground/values/role-names.messages';
import type { Handover } from './handovers.hooks.ts';
import { handoversMessages } from './handovers.messages.ts';

/** What a role of the staff is called, or an administrator. */
export const roleNameOf = (role: Handover['roles'][number]): string =>
  role === 'administrator' ? handoversMessages.administrator : ROLE_NAMES[role].name;
