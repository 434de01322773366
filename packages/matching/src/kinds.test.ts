import { expect, test } from 'vitest';
import { member } from '../testing/members.ts';
import { kindsNamed, kindsOfTitle } from './kinds.ts';
import { readMember } from './scoring/member-reading.ts';
import { matchMembers } from './scoring/match-members.ts';

const isOf = (kind: string, title: string): boolean =>
  kindsNamed(kind).some((each) => kindsOfTitle(title).includes(each));

test.each([
  ['photographer', 'Food and Product Photographer'],
  ['web designer', 'Web and Brand Designer'],
  ['shop owner', 'Printer and Shop Owner'],
  ['café owner', 'Cafe owner'],
  ['real-estate broker', 'Commercial Real-Estate Broker'],
  ['lawyers', 'Trademark Attorney'],
  ['IT support', 'IT Support Specialist'],
  ['school', 'Language School Director'],
  ['hotel manager', 'Hotel manager at Tramuntana'],
  ['accountant or bookkeeper', 'Bookkeeper'],
  ['Fotograf', 'Event photographer'],
])('who prefers to meet a %s is told of a %s', (kind, title) => {
  expect(isOf(kind, title)).toBe(true);
});

test.each([
  ['café owner', 'Restaurant Owner'],
  ['café owner', 'Coffee Roaster'],
  ['coffee roaster', 'Café Owner'],
  ['shop owner', 'Gym Owner'],
  ['hotel manager', 'Hotel Marketing Manager'],
  ['tax accountant', 'Accountant'],
  ['real-estate agent', 'Insurance Agent'],
  ['language school', 'Dance School Director'],
  ['photographer', 'Photography student'],
])('who prefers to meet a %s is not told of a %s', (kind, title) => {
  expect(isOf(kind, title)).toBe(false);
});

test('a preferred kind is a reason, and points, only as a whole', () => {
  const viewer = readMember(member({ preferredConnectionTypes: ['café owner'] }));
  const partOf = (jobTitle: string) => {
    const graph = { mutualConnections: 0, allocation: 0 };
    const { parts } = matchMembers(viewer, readMember(member({ jobTitle })), graph, 'Ruth');
    const { points, text } = parts.find(({ key }) => key === 'preferred') ?? { points: 0, text: '' };
    return [points, text];
  };
  expect(partOf('Café Owner')).toEqual([3, 'You prefer to meet “café owner”']);
  expect(partOf('Restaurant Owner')).toEqual([0, '']);
});

test('a title of any length has a bounded number of kinds', () => {
  expect(kindsOfTitle('owner of cafés and '.repeat(300)).length).toBeLessThanOrEqual(24);
});
