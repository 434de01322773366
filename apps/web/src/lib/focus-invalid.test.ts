import { expect, test } from 'vitest';
import { focusInvalid } from './focus-invalid.ts';

test('the first invalid field in document order gets the focus', () => {
  document.body.innerHTML = '<input name="email" /><input name="password" /><input name="city" />';
  const form = { getInputNode: (name: string) => document.querySelector<HTMLElement>(`[name="${name}"]`) };
  focusInvalid(form)({ city: 'Too long', unknown: 'Not on this page', password: 'Too short' });
  expect(document.activeElement).toHaveAttribute('name', 'password');
});
