import type { Audience, PublicProfile } from './profile.schema.ts';

/** How someone is related to the member whose contact details they ask for. */
export type Relation = 'visitor' | 'member' | 'connection' | 'self';

const SHOWN_TO: Record<Audience, readonly Relation[]> = {
  everyone: ['visitor', 'member', 'connection', 'self'],
  members: ['member', 'connection', 'self'],
  connections: ['connection', 'self'],
  nobody: ['self'],
};

type ContactRow = {
  email: string;
  emailAudience: Audience;
  phoneNumber: string | null;
  phoneAudience: Audience;
};

export type Contact = Pick<PublicProfile, 'email' | 'phoneNumber' | 'contactRequires'>;

/** Email and phone as far as the member shows them in this relation. The only place that decides it. */
export function contactFor(row: ContactRow, relation: Relation): Contact {
  const [hasEmail, hasPhone] = [row.emailAudience, row.phoneAudience].map((audience) =>
    SHOWN_TO[audience].includes(relation),
  );
  const hidden: Audience[] = [
    ...(hasEmail ? [] : [row.emailAudience]),
    ...(hasPhone || !row.phoneNumber ? [] : [row.phoneAudience]),
  ];
  return {
    email: hasEmail ? row.email : null,
    phoneNumber: hasPhone ? row.phoneNumber : null,
    contactRequires: hidden.some((audience) => audience !== 'nobody')
      ? relation === 'visitor'
        ? 'signIn'
        : 'connection'
      : null,
  };
}
