import { COMMUNITY_DEFAULTS } from '@guildhall/api/ground/settings/community.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { adminOf } from '../../../testing/admin.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { pageOf, serviceOf } from '../../../testing/shop.ts';

const SERVICES = [
  serviceOf(),
  serviceOf({ id: 4, name: 'Naming', category: 'branding', price: 0, features: [] }),
];

function openShop(
  viewer: ReturnType<typeof memberOf> | null,
  services = SERVICES,
  community = COMMUNITY_DEFAULTS,
) {
  answerApi({
    auth: { me: () => viewer },
    site: { config: () => siteOf({ community }) },
    services: { list: () => services },
    orders: { list: () => pageOf() },
  });
  return openPage('/services');
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the shop', () => {
  test('has a tab for all services and one for each category with services', async () => {
    const { user } = openShop(null);
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'All Services',
      'Email Marketing',
      'Brand Identity',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Brand Identity' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('article', { name: 'Naming' })).toBeVisible();
  });

  test('says who does the work, and how to ask them', async () => {
    openShop(null);
    expect(await screen.findByText(/The team of Guildhall does the work/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact the team' })).toHaveAttribute(
      'href',
      'https://guildhall.test/contact-us',
    );
  });

  test('is called what the community calls it', async () => {
    const words = { shopHeading: 'Services of the chamber', shopText: 'For founders and for heirs.' };
    openShop(null, SERVICES, { ...COMMUNITY_DEFAULTS, ...words });
    expect(await screen.findByRole('heading', { level: 1, name: words.shopHeading })).toBeVisible();
    expect(screen.getByText(words.shopText)).toBeVisible();
    await waitFor(() => expect(document.title).toContain(words.shopHeading));
  });

  test('is empty at first, and leads administrators to where services are added', async () => {
    openShop(adminOf(), []);
    expect(await screen.findByText('No services yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add services' })).toHaveAttribute('href', '/admin/services');
  });

  test('shows what a service costs, when it is delivered and what is included', async () => {
    openShop(null);
    const newsletter = await card('Monthly Newsletter');
    expect(newsletter.getByText('$390.00')).toBeVisible();
    expect(newsletter.getByText('5 business days')).toBeVisible();
    expect(newsletter.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Text and layout',
      'Sent to your list',
    ]);
    expect((await card('Naming')).getByText('Custom Quote')).toBeVisible();
  });

  test('shows prices in the currency and language of the community', async () => {
    answerApi({
      auth: { me: () => null },
      site: {
        config: () => siteOf({ community: { ...COMMUNITY_DEFAULTS, currency: 'EUR', dateLocale: 'de-DE' } }),
      },
      services: { list: () => SERVICES },
    });
    openPage('/services');
    expect((await card('Monthly Newsletter')).getByText('390,00 €')).toBeVisible();
    expect((await card('Naming')).getByText('Custom Quote')).toBeVisible();
  });

  test('asks a visitor who wants to order to join, and leads back to the order', async () => {
    openShop(null);
    const links = await screen.findAllByRole('link', { name: 'Sign In to Order' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [3, 4].map((id) => `/services?dialog=register&next=%2Fservices%3Forder%3D${id}`),
    );
  });

  test('a member can order priced services and request quotes for the rest', async () => {
    openShop(memberOf());
    expect((await card('Monthly Newsletter')).getByRole('button', { name: 'Order Now' })).toBeVisible();
    expect((await card('Naming')).getByRole('button', { name: 'Request Quote' })).toBeVisible();
  });

  test('does not show My Orders to a member who has none', async () => {
    openShop(memberOf());
    await card('Naming');
    expect(screen.queryByRole('heading', { name: 'My Orders' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'My Orders' })).toBeNull();
  });

  test('gives three reasons to choose it', async () => {
    openShop(null);
    const why = within(await screen.findByRole('region', { name: /^Why choose/ }));
    expect(why.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });
});
