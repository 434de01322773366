import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf, businessOf, memberDetailsOf, userOf } from '../../../../testing/admin.ts';
import { type Answers, answerApi, apiError, calls } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

type Writes = NonNullable<NonNullable<Answers['businesses']>['admin']>;
type Made = Awaited<ReturnType<NonNullable<Writes['create']>>>;

/** What the server answers beyond the fields of the list. */
const made = (fields = {}): Made => ({
  ...businessOf(fields),
  subCategory: null,
  images: [],
  specialties: [],
  tags: [],
  metaTitle: null,
  metaDescription: null,
  ratingAverage: 0,
  ratingCounts: [0, 0, 0, 0, 0],
  updatedAt: '2026-11-01T10:00:00.000Z',
  notPublic: false,
  unpublished: false,
  favourite: false,
  can: { edit: true, review: false, contact: false, seeActivity: false },
  cannotContactReason: null,
});

function openBusinesses(writes: Writes) {
  answerApi({
    auth: { me: adminOf },
    site: { config: () => siteOf() },
    admin: {
      businesses: { list: () => ({ items: [businessOf()], nextCursor: null }) },
      users: {
        get: ({ id }) => memberDetailsOf({ id, firstName: 'Olga', lastName: `Number ${id}` }),
        list: () => ({
          items: [userOf({ id: 12, firstName: 'Tessa', lastName: 'van Dijk' })],
          nextCursor: null,
        }),
      },
    },
    businesses: { admin: writes },
  });
  return openPage('/admin?tab=businesses');
}

async function openForm(writes: Writes, button: string) {
  const { user } = openBusinesses(writes);
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
}

describe('the businesses of the console', () => {
  test('a switch changes optimistically and is rolled back on error', async () => {
    const { user } = openBusinesses({
      setStatus() {
        throw apiError('NOT_FOUND', 'This business does not exist');
      },
    });
    await user.click(await screen.findByRole('switch', { name: 'Verified: Pão & Co' }));
    expect(await screen.findByText('This business does not exist')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Verified: Pão & Co' })).not.toBeChecked();
  });

  test('an empty form names every missing field, the owner included', async () => {
    const { user, dialog } = await openForm({}, 'Add Business');
    const owner = dialog.getByRole('combobox', { name: /^Owner/ });
    await waitFor(() => expect(owner).toHaveDisplayValue(/^Olga Number 3/));
    expect(dialog.getByLabelText(/^Country/)).toHaveValue('United States');
    expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked();
    expect(dialog.getByRole('switch', { name: 'Verified' })).not.toBeChecked();
    await user.type(dialog.getByLabelText('Website'), 'nowhere');
    await user.click(dialog.getByRole('button', { name: 'Create Business' }));
    for (const text of [
      'Business name is required',
      'Description must be at least 10 characters',
      'Industry is required',
      'Category is required',
    ])
      expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByText(/Must be a web address/)).toBeVisible();
    expect(calls).not.toContain('businesses.admin.create');
  });

  const fill = async ({ user, dialog }: Awaited<ReturnType<typeof openForm>>) => {
    await user.type(dialog.getByLabelText(/Business name/), 'Second Oven');
    await user.type(dialog.getByLabelText(/^Description/), 'Bread, and more bread.');
    await user.selectOptions(dialog.getByLabelText(/Industry/), 'Retail');
    await user.selectOptions(dialog.getByLabelText(/Category/), 'Other');
    await user.click(dialog.getByRole('button', { name: 'Create Business' }));
  };

  test('a business is created for its owner', async () => {
    let sent: unknown;
    const form = await openForm(
      {
        create(input) {
          sent = input;
          return made({ name: 'Second Oven' });
        },
      },
      'Add Business',
    );
    await fill(form);
    expect(await screen.findByText('Business has been successfully created.')).toBeVisible();
    expect(sent).toMatchObject({ name: 'Second Oven', ownerId: 3, isActive: true, isVerified: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a business is created for the member who is picked by name', async () => {
    let sent: unknown;
    const form = await openForm(
      {
        create(input) {
          sent = input;
          return made({ name: 'Second Oven' });
        },
      },
      'Add Business',
    );
    const owner = form.dialog.getByRole('combobox', { name: /^Owner/ });
    await waitFor(() => expect(owner).toHaveDisplayValue(/^Olga/));
    await form.user.clear(owner);
    await form.user.type(owner, 'tessa');
    await form.user.click(await screen.findByRole('option', { name: /^Tessa van Dijk/ }));
    await fill(form);
    await waitFor(() => expect(sent).toMatchObject({ ownerId: 12 }));
  });

  test('a failed creation shows the toast and keeps what was typed', async () => {
    const form = await openForm(
      {
        create() {
          throw apiError('BAD_REQUEST', 'Owner not found');
        },
      },
      'Add Business',
    );
    await fill(form);
    expect(await screen.findByText('Failed to create business')).toBeVisible();
    expect(form.dialog.getByLabelText(/Business name/)).toHaveValue('Second Oven');
  });

  test('an edit sends the version it is based on and reports a conflict', async () => {
    let sent: unknown;
    const { user, dialog } = await openForm(
      {
        update(input) {
          sent = input;
          throw apiError('CONFLICT', 'Someone has changed this business in the meantime.');
        },
      },
      'Edit Pão & Co',
    );
    await user.click(dialog.getByRole('switch', { name: 'Featured' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to update business')).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent('Someone has changed this business in the meantime.');
    expect(sent).toMatchObject({ id: 21, expectedVersion: 2, isFeatured: true, ownerId: 7 });
  });

  test('a form opened while a switch is being saved does not run into a conflict', async () => {
    const turned = Promise.withResolvers<Made>();
    let sent: unknown;
    const { user } = openBusinesses({
      setStatus: () => turned.promise,
      update(input) {
        sent = input;
        return made({ version: 4 });
      },
    });
    await user.click(await screen.findByRole('switch', { name: 'Verified: Pão & Co' }));
    await user.click(screen.getByRole('button', { name: 'Edit Pão & Co' }));
    const dialog = within(await screen.findByRole('dialog'));
    turned.resolve(made({ isVerified: true, version: 3 }));
    await user.click(dialog.getByRole('switch', { name: 'Featured' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(sent).toMatchObject({ expectedVersion: 3, isVerified: true, isFeatured: true }),
    );
  });

  test('a deleted business is restored by undo', async () => {
    const { user } = openBusinesses({ delete: ({ id }) => ({ id }), restore: () => made() });
    await user.click(await screen.findByRole('button', { name: 'Delete Pão & Co' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls).toContain('businesses.admin.restore'));
  });
});
