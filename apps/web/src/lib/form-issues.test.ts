import { expect, test } from 'vitest';
import { formIssues } from './form-issues.ts';

test('an issue inside a list is shown at the field of the list', () => {
  const issues = [
    { path: 'title', message: 'Enter a title' },
    { path: 'skillsNeeded.3', message: 'Use at most 50 characters' },
  ];
  expect(formIssues({ data: { issues } })).toEqual({
    title: 'Enter a title',
    skillsNeeded: 'Use at most 50 characters',
  });
});
