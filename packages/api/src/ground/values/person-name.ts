import { translated } from '@guildhall/locale/translated';
import { personNameMessages } from './person-name.messages.ts';

/** A member's name as forms ask for it: the last name is empty for people with one name. Null: no member was found. */
export type PersonName = { firstName: string | null; lastName: string | null };

/** The name of a person in one line; empty without one. */
export const fullName = ({ firstName, lastName }: PersonName): string =>
  firstName === ERASED.firstName && lastName === ERASED.lastName
    ? translated(personNameMessages).formerMember
    : [firstName, lastName].filter(Boolean).join(' ');

/** The name that is stored of erased members. */
const ERASED = { firstName: 'Former', lastName: 'Member' };

/** What addresses of pages call a member: the username, or the id of a member without one. */
export const usernameOf = ({ id, username }: { id: number | null; username: string | null }): string =>
  username ?? String(id);
