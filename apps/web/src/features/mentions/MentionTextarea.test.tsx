import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerApi, calls } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { threadOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';

const person = (id: number, name: string) => ({
  id,
  name,
  username: `m${id}`,
  jobTitle: 'Baker',
  company: null,
  avatar: null,
});

// jsdom has no editing commands; the field is then written to directly.
beforeEach(() => Object.assign(document, { execCommand: () => false }));

const notSent = () => {
  throw new Error('Nothing is sent in this test.');
};

async function openConversation(send: (input: unknown) => never = notSent) {
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    messages: { thread: () => threadOf([]), send },
    mentions: {
      suggest: ({ q }) => ({
        members: q === 'an' ? [person(1, 'Ana Silva'), person(2, 'Anton [A] Vu')] : [],
        businesses: [{ id: 3, name: 'Anchor Foods', industry: 'Food', logo: null }],
      }),
    },
  });
  const { user } = openPage('/messages?with=9');
  const field = await screen.findByRole('textbox', { name: /^Write to/ });
  await user.click(field);
  await screen.findByRole('toolbar');
  return { user, field };
}

test('an @ offers members and businesses, which arrow keys and Enter insert', async () => {
  const { user, field } = await openConversation();
  await user.type(field, 'Ask @an');
  const list = await screen.findByRole('listbox', { name: 'Members and businesses to mention' });
  const options = within(list).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    expect.stringContaining('Ana Silva'),
    expect.stringContaining('Anton [A] Vu'),
    expect.stringContaining('Anchor Foods'),
  ]);
  expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Ask @Anton [A] Vu ');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).not.toHaveAttribute('aria-activedescendant');
  expect(calls).not.toContain('messages.send');
});

test('a mention looks like one while it is written, and is sent as one', async () => {
  const sent: unknown[] = [];
  const { user, field } = await openConversation((input) => {
    sent.push(input);
    throw new Error('Not sent in this test.');
  });
  await user.type(field, 'Ask @an');
  await user.click(await screen.findByRole('option', { name: /Ana Silva/ }));
  const mark = field.parentElement?.querySelector('mark');
  expect(mark).toHaveTextContent('@Ana Silva');
  await user.type(field, 'about{Backspace} it');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([expect.objectContaining({ content: 'Ask [@Ana Silva](m:1) abou it' })]);
});

test('a letter taken from the name leaves a name that mentions nobody', async () => {
  const { user, field } = await openConversation();
  await user.type(field, '@anch');
  await user.click(await screen.findByRole('option', { name: /Anchor Foods/ }));
  await user.type(field, '{Backspace}{Backspace}');
  expect(field).toHaveValue('@Anchor Food');
  expect(field.parentElement?.querySelector('mark')).toBeNull();
});

test('the Enter that ends a word of an input method picks no suggestion', async () => {
  const { user, field } = await openConversation();
  await user.type(field, 'Ask @an');
  await screen.findByRole('listbox', { name: 'Members and businesses to mention' });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(field).toHaveValue('Ask @an');
});

test('a click inserts, too, and Escape leaves the text alone', async () => {
  const { user, field } = await openConversation();
  await user.type(field, '@anch');
  await user.click(await screen.findByRole('option', { name: /Anchor Foods/ }));
  expect(field).toHaveValue('@Anchor Foods ');
  await user.type(field, '@an');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('@Anchor Foods @an');
});
