import { expect, test } from 'vitest';
import { landingMessages } from '../apps/web/src/features/landing/landing.messages.ts';
import { matchMembers, readMember } from '../packages/matching/src/index.ts';
import { member } from '../packages/matching/testing/members.ts';

test('the match that the landing page explains is what the matching says of such members', () => {
  const { ana, ben, heading, reasons } = landingMessages.example;
  const { strength, parts } = matchMembers(
    readMember(
      member({
        jobTitle: 'Bakery owner',
        location: 'Lisbon',
        lookingFor: ana.need,
        servicesOffered: 'bread, pastries and breakfast catering',
      }),
    ),
    readMember(
      member({
        jobTitle: 'Bookkeeper',
        location: 'Lisbon',
        lookingFor: 'breakfast catering for our office',
        servicesOffered: ben.need,
      }),
    ),
    { mutualConnections: 4, allocation: 0.4 },
    'Ben',
  );
  expect(heading).toBe(`A ${strength} match`);
  expect(reasons).toHaveLength(parts.filter(({ points }) => points > 0).length);
});
