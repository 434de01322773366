import { COMMUNITY_DEFAULTS } from '@guildhall/api/ground/settings/community.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi, apiError } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { ManagedService } from './admin-services.hooks.ts';

const checkUp: ManagedService = {
  id: 3,
  name: 'Check-up',
  description: 'A look at your site.',
  category: 'seo',
  price: 29_000,
  deliveryTime: '1 week',
  features: ['A report'],
  imageUrl: null,
  isActive: true,
  isOrdered: false,
};

const german = { ...COMMUNITY_DEFAULTS, currency: 'EUR', dateLocale: 'de-DE' };

function openServices(fails = false, services = [checkUp], community = COMMUNITY_DEFAULTS) {
  const sent: unknown[] = [];
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf({ community }) },
    admin: {
      services: {
        list: () => services,
        create(input) {
          sent.push(input);
          const { deliveryTime = null, features = [], isActive = true } = input;
          const created = { ...checkUp, ...input, deliveryTime, features, isActive, id: 4, imageUrl: null };
          services = [...services, created];
          return created;
        },
        delete({ id }) {
          services = services.filter((service) => service.id !== id);
          return { id };
        },
        update({ id, ...fields }) {
          if (fails) throw apiError('SERVICE_UNAVAILABLE', 'Try again later');
          sent.push({ id, ...fields });
          if (fields.place !== undefined) services = services.toReversed();
          return { ...checkUp, isActive: fields.isActive ?? true };
        },
      },
    },
  });
  return { ...openPage('/admin/services'), sent };
}

test('a new service needs a name and a price that is a number, and is then listed', async () => {
  const { user, sent } = openServices();
  await user.click(await screen.findByRole('button', { name: 'Add a service' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a service' }));
  await user.type(dialog.getByLabelText(/Description/), 'Five pages.');
  await user.type(dialog.getByLabelText(/Price/), 'many');
  await user.click(dialog.getByRole('button', { name: 'Add a service' }));
  expect(dialog.getByText('Enter a name')).toBeVisible();
  expect(dialog.getByText('Enter an amount such as 1290 or 1290.50')).toBeVisible();
  expect(sent).toEqual([]);

  await user.type(dialog.getByLabelText(/Name/), 'Shop window');
  await user.clear(dialog.getByLabelText(/Price/));
  await user.type(dialog.getByLabelText(/Price/), '1290.50');
  await user.type(dialog.getByLabelText(/What is included/), 'Five pages{Enter}A form');
  await user.click(dialog.getByRole('button', { name: 'Add a service' }));
  expect(await screen.findByText('Shop window')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Shop window',
      description: 'Five pages.',
      category: 'web_design',
      price: 129_050,
      deliveryTime: '',
      features: ['Five pages', 'A form'],
      isActive: true,
    },
  ]);
});

test('a price with a comma is one with a comma, and the field says so before it is saved', async () => {
  const { user, sent } = openServices(false, [checkUp], german);
  await user.click(await screen.findByRole('button', { name: 'Edit Check-up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Check-up' }));
  const price = dialog.getByLabelText('Price in EUR');
  expect(price).toHaveValue('290,00');
  await user.clear(price);
  await user.type(price, '149,50');
  expect(dialog.getByText(/^= 149,50\s€$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ id: 3, price: 14_950 })]));
});

test('a service that nobody ordered is deleted, one that was ordered is not', async () => {
  const ordered = { ...checkUp, id: 4, name: 'Shop window', isOrdered: true };
  const { user } = openServices(false, [checkUp, ordered]);
  await user.click(await screen.findByRole('button', { name: 'Delete Check-up' }));
  expect(screen.queryByRole('button', { name: 'Delete Shop window' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Check-up?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete service' }));
  await waitFor(() => expect(screen.queryByText('Check-up')).toBeNull());
  expect(screen.getByText('Shop window')).toBeVisible();
});

test('a service is taken off offer by its switch, which goes back on an error', async () => {
  const { user } = openServices(true);
  const onOffer = await screen.findByRole('switch', { name: 'Available: Check-up' });
  await user.click(onOffer);
  expect(await screen.findByText('Try again later')).toBeVisible();
  await waitFor(() => expect(onOffer).toBeChecked());
});

test('services are moved by keyboard, and the new place is announced', async () => {
  const { user, sent } = openServices(false, [checkUp, { ...checkUp, id: 4, name: 'Shop window' }]);
  const up = await screen.findByRole('button', { name: 'Move Shop window up' });
  expect(screen.getByRole('button', { name: 'Move Check-up up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move Shop window down' })).toBeDisabled();
  up.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Shop window is now number 1')).toBeInTheDocument();
  expect(sent).toEqual([{ id: 4, place: 0 }]);
  const names = () => screen.getAllByRole('switch').map((one) => one.getAttribute('aria-label'));
  await waitFor(() => expect(names()).toEqual(['Available: Shop window', 'Available: Check-up']));
});
