import { CreateOpportunityInput } from '@guildhall/api/exchange/opportunities/opportunities.schema';
import { expect, test } from 'vitest';
import { validateWith } from './validate-with.ts';

test('an error of a list item is shown at the list', () => {
  const values = { title: 'A', description: 'A long enough description', skillsNeeded: ['x'.repeat(1_000)] };
  expect(Object.keys(validateWith(CreateOpportunityInput)(values))).toEqual(['skillsNeeded']);
});

test('a form shows the message of the API beside the field', () => {
  const values = { title: 'x'.repeat(201), description: '' };
  expect(validateWith(CreateOpportunityInput)(values)).toEqual({
    title: 'Title can have at most 200 characters',
    description: 'Description is required',
  });
});
