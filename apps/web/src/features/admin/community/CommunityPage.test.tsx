import { COMMUNITY_DEFAULTS, type Community } from '@guildhall/api/ground/settings/community.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi, apiError } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { toCommunityValues } from './community.form.ts';

function openCommunity(canSave = true, stored: Partial<Community> = {}) {
  let community = { ...COMMUNITY_DEFAULTS, ...stored };
  const sent: unknown[] = [];
  answerApi({
    auth: { me: () => adminOf() },
    site: {
      config: () => siteOf({ community }),
      notices: () => ({ announcement: '', announcementParts: [], banners: [] }),
    },
    admin: {
      community: {
        get: () => community,
        update: (fields) => {
          if (!canSave) throw apiError('SERVICE_UNAVAILABLE', 'Try again later');
          sent.push(fields);
          community = { ...community, ...(fields as object) };
          return community;
        },
      },
    },
  });
  return { ...openPage('/admin/community'), sent };
}

const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

test('a new name is in the frame of the page once it is saved, and nothing else is sent', async () => {
  const { user, sent } = openCommunity();
  await user.clear(await nameField());
  await user.type(await nameField(), 'Riverside Chamber');
  await user.click(save());
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('link', { name: 'Riverside Chamber' })).toBeVisible();
  expect(sent).toEqual([{ name: 'Riverside Chamber', expected: { name: '"Guildhall"' } }]);
  await waitFor(() => expect(save()).toBeDisabled());
});

test('points of the front page are a line each, and a section that is switched off takes its fields along', async () => {
  const { user, sent } = openCommunity();
  const points = await screen.findByRole('textbox', { name: 'What you offer, point by point' });
  await user.type(points, 'Certificates: within a day: promised{Enter}{Enter}Rooms');
  await user.click(screen.getByRole('checkbox', { name: 'Show how it works' }));
  expect(screen.queryByRole('textbox', { name: 'How it works: heading' })).toBeNull();
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    featureItems: [
      { title: 'Certificates', text: 'within a day: promised' },
      { title: 'Rooms', text: '' },
    ],
    hiddenLandingSections: ['steps'],
  });
});

test('a color that is too light for buttons is said to be so, with the one that is used', async () => {
  const { user } = openCommunity();
  const color = await screen.findByLabelText('Main color');
  await user.type(color, '#12483c');
  expect(screen.queryByText(/too light for buttons/)).toBeNull();
  await user.clear(color);
  await user.type(color, '#fff9c4');
  expect(
    await screen.findByText(/too light for buttons and text, so they have this darker one/),
  ).toBeVisible();
});

test('an empty name is refused at its field', async () => {
  const { user, sent } = openCommunity();
  await user.clear(await nameField());
  await user.type(screen.getByRole('textbox', { name: 'Place' }), 'Lisbon');
  await user.click(save());
  expect(await nameField()).toBeInvalid();
  expect(sent).toEqual([]);
});

test('an error keeps what was typed', async () => {
  const { user } = openCommunity(false);
  await user.type(await screen.findByRole('textbox', { name: 'Place' }), 'Lisbon');
  await user.click(save());
  expect(await screen.findByText('Try again later')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Place' })).toHaveValue('Lisbon');
});

test('columns of the footer can be added, filled and removed', async () => {
  const { user, sent } = openCommunity();
  await user.click(await screen.findByRole('button', { name: 'Add a column' }));
  await user.type(screen.getByRole('textbox', { name: 'Title of the column' }), 'Legal');
  await user.click(screen.getByRole('button', { name: 'Add a link' }));
  await user.type(screen.getByRole('textbox', { name: 'Label' }), 'Terms');
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'https://riverside.test/terms');
  await user.click(save());
  await waitFor(() =>
    expect(sent).toEqual([
      {
        footerColumns: [{ title: 'Legal', links: [{ label: 'Terms', url: 'https://riverside.test/terms' }] }],
        expected: { footerColumns: '[]' },
      },
    ]),
  );
  expect(await screen.findByText('Changes saved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove column 1' }));
  expect(screen.queryByRole('textbox', { name: 'Title of the column' })).toBeNull();
});

test('a link of the footer without an address is refused at its field', async () => {
  const { user, sent } = openCommunity();
  await user.click(await screen.findByRole('button', { name: 'Add a column' }));
  await user.type(screen.getByRole('textbox', { name: 'Title of the column' }), 'Legal');
  await user.click(screen.getByRole('button', { name: 'Add a link' }));
  await user.type(screen.getByRole('textbox', { name: 'Label' }), 'Terms');
  await user.click(save());
  expect(screen.getByRole('textbox', { name: 'Address' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
  expect(sent).toEqual([]);
});

test('the same stored footer has the same values each time, so a draft of it is not outdated', () => {
  const stored = {
    ...COMMUNITY_DEFAULTS,
    footerColumns: [{ title: 'Legal', links: [{ label: 'Terms', url: 'https://riverside.test/terms' }] }],
  };
  expect(toCommunityValues(stored)).toEqual(toCommunityValues(stored));
});

test('a color in words stays in its field, which says what a color is', async () => {
  const { user, sent } = openCommunity();
  await nameField();
  const accent = screen.getByRole('textbox', { name: /Accent/ });
  await user.type(accent, 'pale yellow');
  await user.click(save());
  expect(accent).toHaveValue('pale yellow');
  expect(accent).toHaveAccessibleDescription(/Use a color such as #1b5d4d/);
  expect(sent).toEqual([]);
});

test('own words are written in another offered language beside those in the community’s own', async () => {
  const { user, sent } = openCommunity();
  await user.type(await screen.findByRole('textbox', { name: 'Heading of the front page' }), 'At the harbor');
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Français' }));
  await user.click(screen.getByRole('checkbox', { name: 'Deutsch' }));
  const language = screen.getByRole('combobox', { name: 'Language' });
  expect(within(language).getByRole('option', { name: 'Deutsch: 1 missing' })).toBeInTheDocument();
  await user.selectOptions(language, 'Français: 1 missing');
  const fields = screen.getAllByRole('textbox', { name: 'Heading of the front page' });
  await user.type(fields.at(-1) ?? document.body, 'Au port');
  expect(within(language).getByRole('option', { name: 'Français: complete' })).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    locales: ['en', 'de', 'fr'],
    translations: { fr: { landingHeading: 'Au port', featureItems: [] } },
  });
});

test('names of the community are labelled in each further language, and those of the product need no label', async () => {
  const { user, sent } = openCommunity(true, {
    locales: ['en', 'de', 'fr'],
    articleCategories: ['Business', 'Members', 'constructor'],
    footerColumns: [{ title: 'Legal', links: [{ label: 'Terms', url: 'https://riverside.test/terms' }] }],
    ecosystem: ['.org'],
    labels: { fr: { names: { Crafts: 'Artisanat' }, footer: {} } },
  });
  const names = within(await screen.findByRole('group', { name: 'Industries and categories' }));
  expect(names.getAllByRole('textbox').map((input) => input.getAttribute('value'))).toEqual(['', '', '']);
  expect(names.queryByRole('textbox', { name: 'Business' })).toBeNull();
  const language = screen.getByRole('combobox', { name: 'Language' });
  expect(within(language).getByRole('option', { name: 'Français: 4 missing' })).toBeInTheDocument();
  await user.type(names.getByRole('textbox', { name: 'Members' }), 'Mitglieder');
  await user.type(screen.getByRole('textbox', { name: 'Legal' }), 'Rechtliches');
  expect(within(language).getByRole('option', { name: 'Deutsch: 3 missing' })).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    labels: {
      fr: { names: { Crafts: 'Artisanat' }, footer: {} },
      de: { names: { Members: 'Mitglieder' }, footer: { Legal: 'Rechtliches' } },
    },
  });
  expect(sent[0]).not.toHaveProperty('footerColumns');
});
