import { expect, test } from 'vitest';
import { formIssues } from './form-issues.ts';
import type { ApiError } from './trpc.ts';

test('an issue inside a list is shown at the field of the list', () => {
  const issues = [
    { path: 'title', message: 'Enter a title' },
    { path: 'skillsNeeded.3', message: 'Use at most 50 characters' },
  ];
  const error = { data: { issues } } as unknown as ApiError;
  expect(formIssues(error)).toEqual({ title: 'Enter a title', skillsNeeded: 'Use at most 50 characters' });
});
