import { expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import { matchMembers } from '../scoring/match-members.ts';
import { readMember } from '../scoring/member-reading.ts';
import { roleOf } from './roles.ts';

test.each([
  ['Two apprentices for our bakery', 'apprentice'],
  ['Ausbildungsplatz als Elektroniker', 'apprenticeship'],
  ['a co-founder who can sell', 'cofounder'],
  ['I would gladly mentor a younger nurse', 'mentee'],
  ['a mentor who has run a ward', 'mentor'],
  ['Inversores para una quesería', 'investor'],
  ['We are hiring a lab technician', 'employee'],
  ['Eine neue Stelle im Labor', 'employer'],
  ['un trésorier bénévole', 'volunteer'],
  ['a plumber', null],
])('"%s" wants: %s', (text, role) => {
  expect(roleOf(text)).toBe(role);
});

const strangers = { mutualConnections: 0, allocation: 0 };

test('who looks for an apprentice is answered by who looks for an apprenticeship, before the master', () => {
  const viewer = readMember(member({ lookingFor: 'an apprentice for our bakery' }));
  const learner = readMember(member({ lookingFor: 'an apprenticeship in a bakery' }));
  const master = readMember(member({ jobTitle: 'Master baker', servicesOffered: 'bread and cakes' }));
  const [wanted, other] = [learner, master].map((each) => matchMembers(viewer, each, strangers, 'Sam'));
  expect(wanted?.score).toBeGreaterThan(other?.score ?? 0);
  expect(wanted?.reasons[0]).toBe(
    'You look for “an apprentice for our bakery”. Sam looks for “an apprenticeship in a bakery”.',
  );
});
