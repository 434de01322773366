import { CreateOpportunityInput } from '@guildhall/api/opportunities/schema';
import { expect, test } from 'vitest';
import { validateWith } from './validate-with.ts';

test('a form shows the message of the API beside the field', () => {
  const values = { title: 'x'.repeat(201), description: '' };
  expect(validateWith(CreateOpportunityInput)(values)).toEqual({
    title: 'Title can have at most 200 characters',
    description: 'Description is required',
  });
});
