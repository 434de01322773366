import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answers, answerApi, apiError, calls } from '../../../testing/api.ts';
import { ownBusinessOf } from '../../../testing/businesses.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { opportunityOf } from '../../../testing/network.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { findAlert } from '../../../testing/toasts.ts';
import type { OwnBusiness } from '../businesses/own/own.hooks.ts';
import type { Opportunity } from './opportunity-cache.ts';

function openTab(
  items: Opportunity[],
  answers: Answers['opportunities'] = {},
  businesses: OwnBusiness[] = [],
  messages: Answers['messages'] = {},
) {
  localStorage.setItem('guildhall:tour-completed:7', 'yes');
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    messages,
    businesses: { own: { get: () => ({ businesses, tasks: [] }) } },
    opportunities: {
      list: () => items,
      mine: () => ({ items: items.filter(({ isMine }) => isMine), nextCursor: null }),
      ...answers,
    },
  });
  return openPage('/dashboard?tab=opportunities');
}

const card = async (name = 'Bookkeeper for a bakery') => within(await screen.findByRole('article', { name }));

describe('opportunities', () => {
  test('say below the buttons why their poster cannot be written to', async () => {
    const reason = 'Waiting for a reply. You can write again once they answer or accept.';
    openTab([opportunityOf()], {}, [], {
      permissions: () => [{ userId: 9, can: { write: false, open: false }, cannotWriteReason: reason }],
    });
    const shown = await card();
    expect(await shown.findByText(reason)).toBeVisible();
    expect(shown.getByRole('button', { name: /^You can't message Ben Okafor: Waiting/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('lead to the conversation with their poster while a message to them waits', async () => {
    const reason = 'Waiting for a reply. You can write again once they answer or accept.';
    openTab([opportunityOf()], {}, [], {
      permissions: () => [{ userId: 9, can: { write: false, open: true }, cannotWriteReason: reason }],
    });
    const shown = await card();
    expect(await shown.findByText(reason)).toBeVisible();
    expect(shown.getByRole('link', { name: 'See the conversation: Ben Okafor' })).toHaveAttribute(
      'href',
      '/messages?with=9',
    );
    expect(shown.queryByRole('button', { name: /^You can't message/ })).toBeNull();
  });

  test('show their details and why they fit', async () => {
    openTab([opportunityOf()]);
    const shown = await card();
    expect(shown.getByText('Pão & Co · Lisbon · Remote')).toBeVisible();
    expect(shown.getByText('Good match')).toBeVisible();
    expect(shown.getByRole('list', { name: 'Why it fits you' })).toHaveTextContent(
      'Needs bookkeeping that you offer',
    );
  });

  test('tell the age of one just posted by the minute', async () => {
    const postedAt = new Date(Date.now() - 5.5 * 60_000).toISOString();
    openTab([opportunityOf({ postedAt, relativeTime: 'Just now' })]);
    expect((await card()).getByText('5 min ago')).toBeVisible();
  });

  test('an application shows its words before it is sent, is confirmed in an alert and cannot be sent twice', async () => {
    let sent: unknown;
    const { user } = openTab([opportunityOf()], {
      sendApplication: (input) => {
        sent = input;
        return { id: 1, applied: true, posterId: 9 };
      },
    });
    await user.click((await card()).getByRole('button', { name: 'Apply for Bookkeeper for a bakery' }));
    const words = await screen.findByLabelText('Your message to Ben Okafor');
    expect(words).toHaveFocus();
    expect(words).toHaveValue('I would like to apply for “Bookkeeper for a bakery”.');
    expect(sent).toBeUndefined();
    await user.keyboard(' I keep the books of two bakeries.');
    await user.click(screen.getByRole('button', { name: 'Send application for Bookkeeper for a bakery' }));
    expect(await findAlert()).toHaveTextContent(
      'Application sent! Ben Okafor will read your message about "Bookkeeper for a bakery".',
    );
    expect(sent).toEqual({
      id: 1,
      message: 'I would like to apply for “Bookkeeper for a bakery”. I keep the books of two bakeries.',
    });
    expect(await screen.findByRole('button', { name: 'Applied' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'See the conversation' })).toHaveAttribute(
      'href',
      '/messages?with=9',
    );
  });

  test('a failed application is reported in an alert and can be retried', async () => {
    const { user } = openTab([opportunityOf()], {
      sendApplication: () => {
        throw apiError('SERVICE_UNAVAILABLE', 'busy');
      },
    });
    await user.click((await card()).getByRole('button', { name: /^Apply for/ }));
    const words = await screen.findByLabelText('Your message to Ben Okafor');
    await user.type(words, ' Soon?');
    const send = screen.getByRole('button', { name: /^Send application for/ });
    await user.click(send);
    expect(await findAlert()).toHaveTextContent('Failed to send your application. Please try again.');
    expect(send).toBeEnabled();
    expect(words).toHaveValue('I would like to apply for “Bookkeeper for a bakery”. Soon?');
  });

  test('an application that is not sent closes without losing its words', async () => {
    const { user } = openTab([opportunityOf()]);
    await user.click((await card()).getByRole('button', { name: /^Apply for/ }));
    await user.type(await screen.findByLabelText('Your message to Ben Okafor'), ' Soon?');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const apply = screen.getByRole('button', { name: /^Apply for/ });
    expect(apply).toHaveFocus();
    expect(calls).not.toContain('opportunities.sendApplication');
    await user.click(apply);
    expect(await screen.findByLabelText('Your message to Ben Okafor')).toHaveValue(
      'I would like to apply for “Bookkeeper for a bakery”. Soon?',
    );
  });

  test('saving is optimistic and confirmed in an alert, and rolled back on error', async () => {
    let works = true;
    const { user } = openTab([opportunityOf()], {
      save: (input) => {
        if (!works) throw apiError('SERVICE_UNAVAILABLE', 'busy');
        return input;
      },
    });
    const save = (await card()).getByRole('button', { name: 'Save Bookkeeper for a bakery' });
    await user.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'));
    expect(await findAlert()).toBeVisible();
    works = false;
    await user.click(save);
    await waitFor(async () =>
      expect(await findAlert()).toHaveTextContent('Failed to save the opportunity. Please try again.'),
    );
    expect(save).toHaveAttribute('aria-pressed', 'true');
  });

  test('the poster sees the number of applications and can close the opportunity after confirming', async () => {
    const own = opportunityOf({
      isMine: true,
      applications: 2,
      can: { apply: false, withdraw: false, save: false, edit: true, close: true },
    });
    const { user } = openTab([own], { close: () => ({ id: 1, isOpen: false }) });
    const shown = await card();
    expect(shown.getByRole('button', { name: '2 applications' })).toBeVisible();
    expect(shown.getByText('Open until April 5, 2026')).toBeVisible();
    expect(shown.queryByRole('button', { name: /^Apply/ })).toBeNull();
    await user.click(shown.getByRole('button', { name: 'Close applications for Bookkeeper for a bakery' }));
    await user.click(await screen.findByRole('button', { name: 'Close opportunity' }));
    expect(await screen.findByText("It's closed to new applications.")).toBeVisible();
    expect(calls).toContain('opportunities.close');
  });

  test('an opportunity without applications has no button to open them', async () => {
    const can = { apply: false, withdraw: false, save: false, edit: true, close: true };
    openTab([opportunityOf({ isMine: true, applications: 0, can })]);
    const shown = await card();
    expect(shown.getByText('0 applications')).toBeVisible();
    expect(shown.queryByRole('button', { name: '0 applications' })).toBeNull();
  });

  test('the form closes in ninety days unless a day is chosen, and offers the own businesses as company', async () => {
    const sent: { company?: string | null | undefined; expiresAt?: string | undefined }[] = [];
    const { user } = openTab(
      [],
      {
        create: (input) => {
          sent.push(input);
          return opportunityOf({ isMine: true });
        },
      },
      [ownBusinessOf()],
    );
    await user.click(await screen.findByRole('button', { name: 'Post an opportunity' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Post an opportunity' }));
    const closing = dialog.getByLabelText('Open until');
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA');
    expect(closing).toHaveValue(inDays(90));
    await user.type(dialog.getByLabelText(/^Title/), 'A sign');
    await user.type(dialog.getByLabelText(/^Description/), 'Wood.');
    await user.click(dialog.getByLabelText('Company', { selector: 'input' }));
    await user.click(await screen.findByRole('option', { name: 'Pão & Co' }));
    fireEvent.change(closing, { target: { value: inDays(400) } });
    await user.click(dialog.getByRole('button', { name: 'Post opportunity' }));
    expect(await dialog.findByText('Choose a day within a year.')).toBeVisible();
    fireEvent.change(closing, { target: { value: inDays(30) } });
    await user.click(dialog.getByRole('button', { name: 'Post opportunity' }));
    expect(await screen.findByText('Opportunity posted!')).toBeVisible();
    const [{ company, expiresAt } = {}] = sent;
    expect(company).toBe('Pão & Co');
    // The chosen day is the last one.
    expect(new Date(Date.parse(expiresAt ?? '') - 1).toLocaleDateString('en-CA')).toBe(inDays(30));
  });

  test('a blank form cannot be submitted, and a complete one is sent with its lists split', async () => {
    let sent: unknown;
    const { user } = openTab([], {
      create: (input) => {
        sent = input;
        return opportunityOf({ isMine: true });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Post an opportunity' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Post an opportunity' }));
    await user.click(dialog.getByRole('button', { name: 'Post opportunity' }));
    expect(await dialog.findByText('Title is required')).toBeVisible();
    expect(dialog.getByText('Description is required')).toBeVisible();
    expect(calls).not.toContain('opportunities.create');
    await user.type(dialog.getByLabelText(/^Title/), 'A sign for my shop');
    await user.type(dialog.getByLabelText(/^Description/), 'Wood, gold letters.');
    await user.type(dialog.getByLabelText('Skills needed'), 'Carving, , Gilding');
    await user.type(dialog.getByLabelText('Requirements'), 'Weatherproof{Enter}Two metres wide');
    await user.click(dialog.getByRole('button', { name: 'Post opportunity' }));
    expect(await screen.findByText('Opportunity posted!')).toBeVisible();
    expect(sent).toMatchObject({
      title: 'A sign for my shop',
      skillsNeeded: ['Carving', 'Gilding'],
      requirements: ['Weatherproof', 'Two metres wide'],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('an empty list says what will appear there', async () => {
    openTab([]);
    expect(await screen.findByRole('heading', { name: 'No opportunities yet' })).toBeVisible();
  });
});
