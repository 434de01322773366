import type { Database } from '@guildhall/db';
import { makeMember, makeStaff } from '@guildhall/db/testing';
import type { Members } from './matrix.ts';

/** The actors of the matrix who have an account. */
export async function makeMembers(db: Database): Promise<Members> {
  return {
    member: await makeMember(db),
    owner: await makeMember(db),
    other: await makeMember(db),
    deactivated: await makeMember(db),
    admin: await makeMember(db, { role: 'admin' }),
    membership: await makeStaff(db, 'membership'),
    editor: await makeStaff(db, 'editor'),
    moderator: await makeStaff(db, 'moderator'),
    events: await makeStaff(db, 'events'),
    treasurer: await makeStaff(db, 'treasurer'),
    auditor: await makeStaff(db, 'auditor'),
  };
}
