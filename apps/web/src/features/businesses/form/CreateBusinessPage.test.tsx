import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerApi, apiError, calls, server } from '../../../../testing/api.ts';
import { businessOf } from '../../../../testing/businesses.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { Inputs } from '../../../lib/trpc.ts';
import type { Business } from '../businesses.types.ts';

type Sent = Inputs['businesses']['create'];

async function openForm(
  create: (input: Sent) => Business = () => businessOf(),
  dateLocale = '',
  country = 'Portugal',
) {
  answerApi({
    auth: { me: () => memberOf() },
    site: {
      config: () =>
        siteOf({ country, community: { ...siteOf().community, dateLocale, timeZone: 'Europe/Berlin' } }),
    },
    businesses: { get: () => businessOf(), create, team: { invitations: () => [] } },
  });
  const { user, router } = openPage('/business/create');
  await screen.findByRole('heading', { level: 1, name: 'Add Your Business' });
  const submit = () => user.click(screen.getByRole('button', { name: 'Create Business' }));
  const fillEssentials = async () => {
    await user.type(screen.getByLabelText(/^Business name/), 'Rye & Shine');
    await user.selectOptions(screen.getByLabelText(/^Industry/), 'Retail');
    await user.type(screen.getByLabelText(/^Description/), 'Bread by cargo bike.');
  };
  return { user, router, submit, fillEssentials };
}

describe('listing a business', () => {
  test('the three fields that must be filled are named, and nothing is sent without them', async () => {
    const { submit } = await openForm();
    await submit();
    for (const message of [
      'Business name is required',
      'Industry is required',
      'Description must be at least 10 characters',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/^Business name/)).toHaveFocus();
    expect(calls).not.toContain('businesses.create');
  });

  test('a business begins in the country and the time zone of the community, not of the device', async () => {
    await openForm(undefined, '', 'Germany');
    expect(screen.getByLabelText(/^Country/)).toHaveValue('Germany');
    expect(screen.getByLabelText(/^Time zone/)).toHaveValue('Europe/Berlin');
  });

  test('the industry is the category, too, unless another one is chosen', async () => {
    let sent: Sent | undefined;
    const { user, submit, fillEssentials } = await openForm((input) => {
      sent = input;
      return businessOf();
    });
    await fillEssentials();
    expect(screen.queryByLabelText(/^Category/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use another category' }));
    expect(screen.getByLabelText(/^Category/)).toHaveValue('Retail');
    await user.selectOptions(screen.getByLabelText(/^Category/), 'E-commerce');
    await submit();
    await waitFor(() => expect(sent).toMatchObject({ industry: 'Retail', category: 'E-commerce' }));
  });

  test('a pasted list of services becomes a row each, and a row is removed', async () => {
    let sent: Sent | undefined;
    const { user, submit, fillEssentials } = await openForm((input) => {
      sent = input;
      return businessOf();
    });
    await fillEssentials();
    await user.click(screen.getByLabelText('Service 1'));
    await user.paste('Rye, Wheat, Spelt');
    expect(screen.getByLabelText('Service 3')).toHaveValue('Spelt');
    await user.click(screen.getByRole('button', { name: 'Remove Wheat' }));
    await submit();
    await waitFor(() => expect(sent).toMatchObject({ services: ['Rye', 'Spelt'] }));
  });

  test('a service that has a name may have a price and what it includes', async () => {
    let sent: Sent | undefined;
    const { user, submit, fillEssentials } = await openForm((input) => {
      sent = input;
      return businessOf();
    });
    await fillEssentials();
    expect(screen.queryByLabelText(/^Price of/)).toBeNull();
    await user.type(screen.getByLabelText('Service 1'), 'Cakes');
    await user.type(screen.getByLabelText('Price of Cakes'), 'from $80');
    await user.type(screen.getByLabelText('What Cakes includes'), 'Tasting');
    await submit();
    const detail = { service: 'Cakes', price: 'from $80', includes: 'Tasting' };
    await waitFor(() => expect(sent).toMatchObject({ services: ['Cakes'], serviceDetails: [detail] }));
  });

  test('the time zones are those of the country, follow it, and all are one press away', async () => {
    const { user } = await openForm(undefined, '', 'Germany');
    const zones = () => within(screen.getByLabelText(/^Time zone/)).getAllByRole('option');
    expect(zones().length).toBeLessThan(5);
    await user.clear(screen.getByLabelText(/^Country/));
    await user.type(screen.getByLabelText(/^Country/), 'Italien');
    await waitFor(() => expect(screen.getByLabelText(/^Time zone/)).toHaveValue('Europe/Rome'));
    await user.click(screen.getByRole('button', { name: 'All time zones' }));
    expect(zones().length).toBeGreaterThan(100);
  });

  test('the country is asked for where the community does not say one', async () => {
    const { user, submit, fillEssentials } = await openForm(undefined, '', '');
    expect(screen.getByLabelText(/^Country/)).toHaveValue('');
    await fillEssentials();
    await submit();
    expect(await screen.findByText('Country is required')).toBeVisible();
    expect(calls).not.toContain('businesses.create');
    await user.type(screen.getByLabelText(/^Country/), 'Austria');
    await submit();
    await waitFor(() => expect(calls).toContain('businesses.create'));
  });

  test('the first submit names every field that is wrong, and a handle is taken for a page on its network', async () => {
    let sent: Sent | undefined;
    const { user, submit, fillEssentials } = await openForm(
      (input) => {
        sent = input;
        return businessOf();
      },
      '',
      '',
    );
    await user.type(screen.getByLabelText('Instagram'), 'rye.example/us');
    await user.type(screen.getByLabelText('Website'), 'rye and shine');
    await submit();
    expect(await screen.findByText('Business name is required')).toBeVisible();
    expect(screen.getByText('Description must be at least 10 characters')).toBeVisible();
    expect(screen.getByText('Country is required')).toBeVisible();
    expect(screen.getAllByText('Must be a web address starting with https:// or http://')).toHaveLength(2);
    await fillEssentials();
    await user.type(screen.getByLabelText(/^Country/), 'Portugal');
    await user.clear(screen.getByLabelText('Website'));
    await user.clear(screen.getByLabelText('Instagram'));
    await user.type(screen.getByLabelText('Instagram'), '@bakewellbuns');
    await submit();
    await waitFor(() => expect(sent).toMatchObject({ socialMedia: { instagram: '@bakewellbuns' } }));
  });

  test('a number that a spreadsheet cut short is refused, and one that lacks its zero is asked about', async () => {
    const { user, submit, fillEssentials } = await openForm(undefined, 'de-DE');
    await fillEssentials();
    await user.type(screen.getByLabelText(/^Phone/), '1715550101');
    await user.type(screen.getByLabelText(/^ZIP/), '1067');
    await user.tab();
    expect(screen.getByText('Does this number begin with 0? Spreadsheets take it away.')).toBeVisible();
    expect(screen.getByText('Is this 01067? Spreadsheets take a zero in front away.')).toBeVisible();
    await user.clear(screen.getByLabelText(/^ZIP/));
    await user.type(screen.getByLabelText(/^ZIP/), '4.91512E+11');
    await submit();
    expect(await screen.findByText(/A spreadsheet cut this postcode short/)).toBeVisible();
    expect(calls).not.toContain('businesses.create');
  });

  test.each(['1799', String(new Date().getUTCFullYear() + 1), 'long ago'])(
    'the year %s is refused under its field',
    async (year) => {
      const { user, submit, fillEssentials } = await openForm();
      await fillEssentials();
      await user.type(screen.getByLabelText('Year established'), year);
      await submit();
      expect(await screen.findByText('Year established must be a year from 1800 to this year')).toBeVisible();
      expect(calls).not.toContain('businesses.create');
    },
  );

  test('script URLs are rejected', async () => {
    const { user, submit, fillEssentials } = await openForm();
    await fillEssentials();
    await user.type(screen.getByLabelText('Website'), 'javascript:alert(1)');
    await submit();
    expect(await screen.findByText('Must be a web address starting with https:// or http://')).toBeVisible();
    expect(calls).not.toContain('businesses.create');
  });

  test('a URL without https:// is completed on blur or Enter', async () => {
    let sent: Sent | undefined;
    const { user, fillEssentials } = await openForm((input) => {
      sent = input;
      return businessOf();
    });
    await fillEssentials();
    await user.type(screen.getByLabelText('Website'), ' www.bäckerei.example{Enter}');
    await waitFor(() => expect(sent).toMatchObject({ website: 'https://www.bäckerei.example' }));
  });

  test('a chosen file is uploaded and becomes the logo, and a dropped one the cover', async () => {
    let sent: Sent | undefined;
    const { user, submit, fillEssentials } = await openForm((input) => {
      sent = input;
      return businessOf();
    });
    server.use(
      http.post('*/api/businesses/images', ({ request }) =>
        request.url.endsWith('?kind=logo')
          ? HttpResponse.json({ url: '/business-images/abcdef0123456789.webp' }, { status: 201 })
          : HttpResponse.json({ message: 'Not this one' }, { status: 400 }),
      ),
    );
    await fillEssentials();
    const files = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    await user.upload(
      [...files].slice(0, 1)[0] ?? document.body,
      new File(['x'], 'logo.png', { type: 'image/png' }),
    );
    expect(await screen.findByRole('img', { name: 'Current logo' })).toHaveAttribute(
      'src',
      '/business-images/abcdef0123456789.webp',
    );
    const dropped = [new File(['x'], 'cover.png', { type: 'image/png' })];
    fireEvent.drop(screen.getByRole('button', { name: 'Upload cover image' }), {
      dataTransfer: { files: dropped },
    });
    expect(await screen.findByText('Not this one')).toBeVisible();
    await submit();
    await waitFor(() => expect(sent).toMatchObject({ logo: '/business-images/abcdef0123456789.webp' }));
  });

  test('a new business is created, with a toast, and its page opens', async () => {
    let sent: Sent | undefined;
    const { user, router, submit, fillEssentials } = await openForm((input) => {
      sent = input;
      return businessOf();
    });
    await fillEssentials();
    await user.type(screen.getByLabelText('Service 1'), 'Rye');
    await user.click(screen.getByRole('button', { name: 'Add a service' }));
    await user.type(screen.getByLabelText('Service 2'), 'Walnut, sliced');
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/business/rye-and-shine'));
    expect(await screen.findByText('Business created')).toBeVisible();
    expect(screen.getByText('Business has been successfully created.')).toBeVisible();
    expect(sent).toMatchObject({
      name: 'Rye & Shine',
      industry: 'Retail',
      category: 'Retail',
      services: ['Rye', 'Walnut, sliced'],
      country: 'Portugal',
      yearEstablished: null,
    });
  });

  test('the sixth business is rejected with the reason, and what was typed is kept', async () => {
    const { submit, fillEssentials } = await openForm(() => {
      throw apiError('CONFLICT', 'A member can list 5 businesses');
    });
    await fillEssentials();
    await submit();
    expect(await screen.findByText('A member can list 5 businesses')).toBeVisible();
    expect(screen.getByLabelText(/^Business name/)).toHaveValue('Rye & Shine');
  });

  test('any other error shows a toast', async () => {
    const { submit, fillEssentials } = await openForm(() => {
      throw apiError('INTERNAL_SERVER_ERROR', 'Some other words');
    });
    await fillEssentials();
    await submit();
    expect(await screen.findByText('Failed to create business')).toBeVisible();
    expect(screen.queryByText('Some other words')).toBeNull();
  });

  test('a visitor is redirected to the landing page', async () => {
    answerApi({ auth: { me: () => null }, site: { config: () => siteOf() } });
    const { router } = openPage('/business/create');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});
