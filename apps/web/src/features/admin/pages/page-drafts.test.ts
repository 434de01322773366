import { expect, test } from 'vitest';
import { adminPagesMessages } from './admin-pages.messages.ts';
import { draftOf, placeholdersIn } from './page-drafts.ts';

const facts = { name: 'Harbor Guild', place: 'Göttingen', supportEmail: 'office@harbor.test' };

test.each(adminPagesMessages.suggested)('$title begins with a draft that names the community', ({ slug }) => {
  const draft = draftOf(slug, facts);
  expect(draft).toContain('Harbor Guild');
  expect(draft).not.toMatch(/undefined|\[\]/);
  expect(placeholdersIn(draft).length).toBeGreaterThan(0);
});

test('what is set is filled in, and what is not stays a placeholder', () => {
  expect(draftOf('privacy', facts)).toContain('office@harbor.test');
  expect(placeholdersIn(draftOf('privacy', { ...facts, supportEmail: '' }))).toContain('[Email address]');
});

test('a link is no placeholder, and each is named once', () => {
  expect(placeholdersIn('[our site](https://a.test) [name] and [name]')).toEqual(['[name]']);
});
