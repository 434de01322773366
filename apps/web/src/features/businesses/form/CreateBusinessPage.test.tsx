import { screen, waitFor } from '@testing-library/react';
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
    await user.selectOptions(screen.getByLabelText(/^Category/), 'E-commerce');
    await user.type(screen.getByLabelText(/^Description/), 'Bread by cargo bike.');
  };
  return { user, router, submit, fillEssentials };
}

describe('listing a business', () => {
  test('the four required fields are named, and nothing is sent without them', async () => {
    const { submit } = await openForm();
    await submit();
    for (const message of [
      'Business name is required',
      'Industry is required',
      'Category is required',
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
    for (const label of ['Website', 'Logo', 'Cover image'])
      await user.type(screen.getByLabelText(label), 'javascript:alert(1)');
    await submit();
    expect(await screen.findByText('Must be a web address starting with https:// or http://')).toBeVisible();
    expect(
      screen.getAllByText('Upload a picture, or enter a web address starting with https:// or http://'),
    ).toHaveLength(2);
    expect(calls).not.toContain('businesses.create');
  });

  test('a URL without https:// is completed on blur or Enter', async () => {
    let sent: Sent | undefined;
    const { user, fillEssentials } = await openForm((input) => {
      sent = input;
      return businessOf();
    });
    await fillEssentials();
    await user.type(screen.getByLabelText('Logo'), 'not an address');
    await user.clear(screen.getByLabelText('Logo'));
    await user.type(screen.getByLabelText('Website'), ' www.bäckerei.example{Enter}');
    await waitFor(() => expect(sent).toMatchObject({ website: 'https://www.bäckerei.example' }));
  });

  test('a chosen file is uploaded and its URL becomes the logo', async () => {
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
    await waitFor(() =>
      expect(screen.getByLabelText('Logo')).toHaveValue('/business-images/abcdef0123456789.webp'),
    );
    await user.upload(
      [...files].slice(1)[0] ?? document.body,
      new File(['x'], 'cover.png', { type: 'image/png' }),
    );
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
    await user.type(screen.getByLabelText('Services'), 'Rye, Walnut');
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/business/rye-and-shine'));
    expect(await screen.findByText('Business created')).toBeVisible();
    expect(screen.getByText('Business has been successfully created.')).toBeVisible();
    expect(sent).toMatchObject({
      name: 'Rye & Shine',
      industry: 'Retail',
      category: 'E-commerce',
      services: 'Rye, Walnut',
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
