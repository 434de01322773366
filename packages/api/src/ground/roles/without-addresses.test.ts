import { expect, it } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

it('hides addresses and phone numbers by the name of the field, at every depth', () => {
  expect(
    withoutAddresses({
      items: [{ email: 'ana@example.test', phoneNumber: '+351 1', supportEmail: '', name: 'Ana' }],
      emails: ['one', 'two'],
    }),
  ).toEqual({
    items: [{ email: 'hidden', phoneNumber: 'hidden', supportEmail: '', name: 'Ana' }],
    emails: ['hidden', 'hidden'],
  });
});

it('hides addresses in any text, and leaves everything else as it is', () => {
  const value = {
    note: 'Write to <ana.duarte+x@mail.example.test>, please.',
    emailVerifiedAt: '2026-11-28T00:00:00.000Z',
    emailNotifications: true,
    email: null,
    count: 3,
    handle: '@ana',
  };
  expect(withoutAddresses(value)).toEqual({ ...value, note: 'Write to <hidden>, please.' });
});

it('takes no longer than the text is long', () => {
  const before = performance.now();
  withoutAddresses({ text: `${'a'.repeat(100_000)}@${'b.'.repeat(100)}` });
  expect(performance.now() - before).toBeLessThan(1_000);
});
