import { expect, test } from 'vitest';
import { focusInvalid } from './focus-invalid.ts';

test('of all fields to be put right, the one that comes first on the page has the focus', () => {
  document.body.innerHTML = '<input name="email" /><input name="password" /><input name="city" />';
  const form = { getInputNode: (name: string) => document.querySelector<HTMLElement>(`[name="${name}"]`) };
  focusInvalid(form)({ city: 'Too long', unknown: 'Not on this page', password: 'Too short' });
  expect(document.activeElement).toHaveAttribute('name', 'password');
});
