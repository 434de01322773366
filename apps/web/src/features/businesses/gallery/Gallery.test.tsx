import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answerApi, server } from '../../../../testing/api.ts';
import { businessOf } from '../../../../testing/businesses.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

const picture = (key: string, alt: string) => ({
  address: `/business-images/${key}-1600x900-${'336699'.repeat(4)}.webp`,
  alt,
});
const OVEN = picture('0a1b2c3d', 'The oven');
const BREAD = picture('1a1b2c3d', '');

/** The editor of the photos, as their owner opens it. */
async function openEditor() {
  const saved: unknown[] = [];
  const business = businessOf({
    images: [OVEN, BREAD],
    can: { edit: true, review: false, contact: false, seeActivity: false },
  });
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    businesses: {
      get: () => business,
      update: (input) => {
        saved.push(input);
        return business;
      },
    },
  });
  const { user } = openPage(`/business/${business.slug}`);
  await user.click(await screen.findByRole('button', { name: 'Edit photos' }));
  return { user, saved, dialog: within(await screen.findByRole('dialog', { name: 'Photos' })) };
}

test('an owner orders photos, describes them and chooses the cover, by buttons', async () => {
  const { user, saved, dialog } = await openEditor();
  await user.type(dialog.getByLabelText('Description of picture 2'), 'Two loaves');
  await user.click(dialog.getByRole('button', { name: 'Move photo 2 up' }));
  await user.click(dialog.getByRole('button', { name: 'Use photo 1 as cover' }));
  expect(dialog.getByRole('button', { name: 'Move photo 1 up' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Save photos' }));
  expect(await screen.findByText('Photos saved')).toBeVisible();
  expect(saved).toMatchObject([
    { images: [{ ...BREAD, alt: 'Two loaves' }, OVEN], coverImage: BREAD.address },
  ]);
});

test('the label of each field and button names one photo, those that are just being added included', async () => {
  const { user, dialog } = await openEditor();
  server.use(http.post('*/api/businesses/images', () => HttpResponse.json({ url: BREAD.address })));
  const [input] = document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=file]');
  if (!input) throw new Error('No file input');
  await user.upload(
    input,
    ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' })),
  );
  await dialog.findByLabelText('Description of picture 4');
  const labels = [...dialog.getAllByRole('textbox'), ...dialog.getAllByRole('button')].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent,
  );
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

test('photos are added by dropping them beside the button that chooses them', async () => {
  const { dialog } = await openEditor();
  server.use(http.post('*/api/businesses/images', () => HttpResponse.json({ url: BREAD.address })));
  fireEvent.drop(dialog.getByRole('button', { name: 'Add photos' }), {
    dataTransfer: {
      files: [
        new File(['x'], 'a.png', { type: 'image/png' }),
        new File(['x'], 'notes.txt', { type: 'text/plain' }),
      ],
    },
  });
  expect(await dialog.findByLabelText('Description of picture 3')).toBeVisible();
  expect(dialog.queryByLabelText('Description of picture 4')).toBeNull();
});

test('others see the photos without a button to edit them', async () => {
  const business = businessOf({ images: [OVEN] });
  answerApi({ site: { config: () => siteOf() }, businesses: { get: () => business } });
  openPage(`/business/${business.slug}`);
  expect(await screen.findByRole('button', { name: 'Open picture: The oven' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit photos' })).toBeNull();
});
