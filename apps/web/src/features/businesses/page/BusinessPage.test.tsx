import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi, apiError } from '../../../../testing/api.ts';
import { businessOf, reviewOf } from '../../../../testing/businesses.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { pageOf } from '../../../../testing/shop.ts';
import type { Business, Review } from '../businesses.types.ts';

type Options = { viewer?: ReturnType<typeof memberOf>; reviews?: Review[]; refuse?: boolean };

function openBusiness(fields: Partial<Business> = {}, { viewer, reviews = [], refuse }: Options = {}) {
  const sent: unknown[] = [];
  answerApi({
    auth: { me: () => viewer ?? null },
    site: { config: () => siteOf() },
    businesses: {
      get: () => businessOf(fields),
      contact: (input) => {
        sent.push(input);
        return { id: 5, contacted: true as const, toUserId: 9 };
      },
      reviews: { list: () => pageOf(...reviews), mine: () => null },
      team: { list: () => [], invitations: () => [] },
      favourites: {
        set: (input) => {
          if (refuse) throw apiError('TOO_MANY_REQUESTS', 'Please wait a little.');
          sent.push(input);
          return input;
        },
      },
    },
  });
  return { ...openPage('/business/rye-and-shine'), sent };
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Rye & Shine' });

describe('the page of a business', () => {
  test('names every part that is empty', async () => {
    const { user } = openBusiness();
    await title();
    expect(screen.getByText('No description available.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Services' }));
    expect(await screen.findByText('No services listed.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Reviews' }));
    expect(await screen.findByText('No reviews yet. Be the first to leave a review!')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Team' }));
    expect(await screen.findByText('No team members listed.')).toBeVisible();
  });

  test('shows its numbers in the header and in Quick Stats', async () => {
    const year = new Date().getUTCFullYear() - 12;
    openBusiness({
      ratingAverage: 4.6,
      reviewCount: 5,
      viewCount: 27,
      yearEstablished: year,
      employeeCount: '11-50',
      industry: 'Retail',
      category: 'E-commerce',
    });
    await title();
    expect(screen.getByText('Retail · E-commerce')).toBeVisible();
    const stats = within(screen.getByRole('region', { name: 'Quick Stats' }));
    expect(stats.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '4.6',
      '5',
      '27',
      '12',
    ]);
    expect(screen.getByText(String(year))).toBeVisible();
  });

  test('shows the owner of a new business all four numbers, and visitors what there is', async () => {
    const fresh = { reviewCount: 0, viewCount: 0, yearEstablished: null };
    const can = { edit: true, review: false, contact: false, seeActivity: true };
    const numbers = async () => {
      await title();
      const stats = within(screen.getByRole('region', { name: 'Quick Stats' }));
      return stats.getAllByRole('definition').map(({ textContent }) => textContent);
    };
    openBusiness({ ...fresh, can });
    expect(await numbers()).toEqual(['New', '0', '0', 'Not given']);
    cleanup();
    openBusiness({ ...fresh, can: { ...can, edit: false } });
    expect(await numbers()).toEqual(['New']);
  });

  test('a review without comment or author shows fallback text', async () => {
    const { user } = openBusiness({ reviewCount: 1 }, { reviews: [reviewOf({ reviewer: null })] });
    await title();
    await user.click(screen.getByRole('tab', { name: 'Reviews' }));
    const review = within(await screen.findByRole('article', { name: 'Review by Anonymous User' }));
    expect(review.getByText('No comment provided.')).toBeVisible();
    expect(review.getByText('October 8, 2026')).toBeVisible();
    expect(review.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  });

  test('asks a visitor who presses Contact, Message or Save to join over the page, and leads back', async () => {
    openBusiness();
    await title();
    const page = '/business/rye-and-shine';
    for (const [name, next] of [
      ['Contact Business', `${page}?contact=open`],
      ['Message', `${page}?contact=open`],
      ['Save to Favorites', `${page}?save=on`],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        `${page}?dialog=register&next=${encodeURIComponent(next)}`,
      );
  });

  test('a visitor who signs in over the page to contact the business can write at once', async () => {
    let viewer: ReturnType<typeof memberOf> | null = null;
    const contact = { edit: false, review: false, contact: true, seeActivity: false };
    answerApi({
      auth: { me: () => viewer, login: () => (viewer = memberOf()) },
      site: { config: () => siteOf() },
      businesses: {
        get: () => businessOf(viewer ? { can: contact } : {}),
        reviews: { list: () => pageOf(), mine: () => null },
        team: { list: () => [], invitations: () => [] },
      },
    });
    const { user, router } = openPage('/business/rye-and-shine');
    await user.click(await screen.findByRole('link', { name: 'Contact Business' }));
    await user.click(await screen.findByRole('button', { name: /Sign in$/ }));
    const signIn = within(await screen.findByRole('dialog', { name: /^Sign in to write to Rye & Shine/ }));
    await user.type(signIn.getByLabelText('Email'), 'ben@example.test');
    await user.type(signIn.getByLabelText('Password'), 'bread-and-salt');
    await user.click(signIn.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('dialog', { name: /Rye & Shine/ })).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/business/rye-and-shine',
      search: '?contact=open',
    });
  });

  test('a visitor who signs in to save the business is told that it is saved', async () => {
    let viewer: ReturnType<typeof memberOf> | null = null;
    let favourite = false;
    answerApi({
      auth: { me: () => viewer, login: () => (viewer = memberOf()) },
      site: { config: () => siteOf() },
      businesses: {
        get: () => businessOf({ favourite }),
        reviews: { list: () => pageOf(), mine: () => null },
        team: { list: () => [], invitations: () => [] },
        favourites: {
          set(input) {
            favourite = input.saved;
            return input;
          },
        },
      },
    });
    const { user } = openPage('/business/rye-and-shine');
    await user.click(await screen.findByRole('link', { name: 'Save to Favorites' }));
    await user.click(await screen.findByRole('button', { name: /Sign in$/ }));
    const signIn = within(await screen.findByRole('dialog', { name: /^Sign in to save “Rye & Shine”/ }));
    await user.type(signIn.getByLabelText('Email'), 'ben@example.test');
    await user.type(signIn.getByLabelText('Password'), 'bread-and-salt');
    await user.click(signIn.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('You saved Rye & Shine')).toBeVisible();
    const saved = screen.getByRole('button', { name: 'Saved to Favorites' });
    expect(saved).toHaveAttribute('aria-pressed', 'true');
  });

  test('the contact options are in one row at the top', async () => {
    openBusiness({
      phone: '+1 (503) 555-0142',
      website: 'https://rye.example/',
      city: 'Portland',
      state: 'OR',
    });
    await title();
    const row = within(screen.getByRole('list', { name: 'Contact options' }));
    expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Call',
      'Website',
      'Directions',
      'Message',
    ]);
    expect(row.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+15035550142');
  });

  test('without contact options a member who may not write sees no row', async () => {
    openBusiness({}, { viewer: memberOf() });
    await title();
    expect(screen.queryByRole('list', { name: 'Contact options' })).toBeNull();
  });

  test('a member can message the owner from the row', async () => {
    const { user } = openBusiness(
      { can: { edit: false, review: true, contact: true, seeActivity: false } },
      { viewer: memberOf() },
    );
    await title();
    await user.click(screen.getByRole('button', { name: 'Message' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('a member messages the owner and sees a toast', async () => {
    const { user, sent, router } = openBusiness(
      { can: { edit: false, review: true, contact: true, seeActivity: false } },
      { viewer: memberOf() },
    );
    await title();
    await user.click(screen.getByRole('button', { name: 'Contact Business' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Send Message' }));
    expect(await dialog.findByText('Please write a message')).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText(/^Your message/), 'Do you deliver?');
    await user.click(dialog.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('Message sent')).toBeVisible();
    expect(sent).toEqual([{ id: 5, content: 'Do you deliver?' }]);
    const see = screen.getByRole('button', { name: 'See the conversation' });
    await waitFor(() => expect(see).not.toHaveStyle({ pointerEvents: 'none' }));
    await user.click(see);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/messages', search: '?with=9' }),
    );
  });

  test('saving is optimistic', async () => {
    const { user, sent } = openBusiness({}, { viewer: memberOf() });
    await title();
    const save = screen.getByRole('button', { name: 'Save to Favorites' });
    await user.click(save);
    expect(save).toHaveAttribute('aria-pressed', 'true');
    expect(save).toHaveTextContent('Saved to Favorites');
    await waitFor(() => expect(sent).toEqual([{ id: 5, saved: true }]));
  });

  test('saving is rolled back on error', async () => {
    const { user } = openBusiness({}, { viewer: memberOf(), refuse: true });
    await title();
    const save = screen.getByRole('button', { name: 'Save to Favorites' });
    await user.click(save);
    expect(await screen.findByText('Please wait a little.')).toBeVisible();
    expect(save).toHaveAttribute('aria-pressed', 'false');
  });

  test('the owner sees a link to the form and whether the page is public', async () => {
    openBusiness(
      {
        notPublic: true,
        can: { edit: true, review: false, contact: false, seeActivity: false },
        cannotContactReason: 'This is your own business',
      },
      { viewer: memberOf() },
    );
    await title();
    expect(screen.getByRole('link', { name: 'Edit Business' })).toHaveAttribute(
      'href',
      '/business/rye-and-shine/edit',
    );
    expect(await screen.findByText('Not public')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Contact Business/ })).toBeNull();
  });

  test('an unknown business shows a link back to the directory', async () => {
    answerApi({
      auth: { me: () => null },
      site: { config: () => siteOf() },
      businesses: {
        get: () => {
          throw apiError('NOT_FOUND', 'Business not found');
        },
      },
    });
    openPage('/business/nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'Business Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Directory' })).toHaveAttribute('href', '/businesses');
  });
});
