import type { Locale } from '@guildhall/locale/locales';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf } from '../../../../testing/admin.ts';
import { answerApi, apiError } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { EditedPage } from './pages.hooks.ts';

const WHEN = '2026-11-01T10:00:00.000Z';

const termsOf = (fields: Partial<EditedPage> = {}): EditedPage => ({
  id: 3,
  slug: 'terms',
  title: 'Terms of Use',
  content: 'Be kind.',
  inFooter: true,
  isPublished: false,
  hasUnpublishedChanges: true,
  updatedAt: WHEN,
  version: 1,
  locale: 'en',
  missing: [],
  texts: [],
  publishedNumber: null,
  requiresConsent: false,
  consents: null,
  versions: [],
  ...fields,
});

type SentText = Pick<EditedPage['texts'][number], 'locale' | 'title' | 'content' | 'version'>;

function openPages(path: string, stored = termsOf(), locales: Locale[] = ['en']) {
  let page = stored;
  const sent: unknown[] = [];
  const save = (isPublished: boolean) => (fields: { version: number }) => {
    if (fields.version !== page.version) throw apiError('CONFLICT', 'Someone else has changed this page');
    sent.push(fields);
    page = { ...page, ...fields, version: page.version + 1, isPublished };
    if (isPublished) {
      const version = { number: 1, title: page.title, publishedAt: WHEN, publishedBy: 'Ada Keeper' };
      page = { ...page, publishedNumber: 1, hasUnpublishedChanges: false, versions: [version] };
    }
    return page;
  };
  const saveText = (isPublished: boolean) => (text: SentText) => {
    sent.push(text);
    const states = { isPublished, isOutdated: false, hasUnpublishedChanges: !isPublished };
    page = { ...page, texts: [{ ...text, ...states, version: text.version + 1 }] };
    return page;
  };
  answerApi({
    auth: { me: () => adminOf() },
    site: {
      config: () => siteOf({ community: { ...siteOf().community, locales } }),
      notices: () => ({ announcement: '', announcementParts: [], banners: [] }),
    },
    admin: {
      pages: {
        list: () => [page],
        get: () => page,
        create: (fields) => termsOf({ ...fields, id: 4 }),
        update: save(false),
        publish: save(true),
        saveText: saveText(false),
        publishText: saveText(true),
      },
    },
  });
  const saveElsewhere = (content: string) => {
    page = { ...page, content, version: page.version + 1 };
  };
  return { ...openPage(path), sent, saveElsewhere };
}

const text = () => screen.findByRole('textbox', { name: 'Text' });

test('the list shows each page, and offers those that are missing', async () => {
  openPages('/admin/pages');
  const list = within(await screen.findByRole('list', { name: 'All pages' }));
  expect(list.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/admin/pages?page=3');
  expect(list.getByText('Draft')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start Privacy Policy' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start Terms of Use' })).toBeNull();
});

test('a page is published with what was typed, and its version is listed', async () => {
  const { user, sent } = openPages('/admin/pages?page=3');
  await user.type(await text(), ' Be brief.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this page' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Members must accept this page' }));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Version 1')).toBeVisible();
  expect(sent).toMatchObject([
    { id: 3, version: 1, content: 'Be kind. Be brief.', requiresConsent: true, asksAgain: false },
  ]);
  expect(screen.getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/pages/terms');
});

test('who saves after someone else sees both texts, and can go on with theirs', async () => {
  const { user, sent, saveElsewhere } = openPages('/admin/pages?page=3');
  await user.type(await text(), ' Mine.');
  saveElsewhere('Be kind. Theirs.');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  const alert = within(await screen.findByRole('alert'));
  expect(await alert.findByRole('textbox', { name: 'Their text' })).toHaveValue(
    'Terms of Use\n\nBe kind. Theirs.',
  );
  expect(await text()).toHaveValue('Be kind. Mine.');
  await user.click(alert.getByRole('button', { name: 'Continue with mine' }));
  expect(await text()).toHaveValue('Be kind. Mine.');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent).toMatchObject([{ version: 2, content: 'Be kind. Mine.' }]));
});

test('who saves after someone else can take what they wrote', async () => {
  const { user, saveElsewhere } = openPages('/admin/pages?page=3');
  await user.type(await text(), ' Mine.');
  saveElsewhere('Be kind. Theirs.');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  const replace = await screen.findByRole('button', { name: 'Replace mine with theirs' });
  await waitFor(() => expect(replace).toBeEnabled());
  await user.click(replace);
  await waitFor(async () => expect(await text()).toHaveValue('Be kind. Theirs.'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an address with spaces is refused at its field', async () => {
  const { user } = openPages('/admin/pages?page=new');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Our terms');
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'our terms');
  await user.click(screen.getByRole('button', { name: 'Create draft' }));
  expect(screen.getByRole('textbox', { name: 'Address' })).toBeInvalid();
});

test('a page of a community with one language asks for none', async () => {
  openPages('/admin/pages?page=3');
  await text();
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
});

test('a page is written in a further language beside its first text, and the choice says what is missing', async () => {
  const { user, sent } = openPages(
    '/admin/pages?page=3',
    termsOf({ isPublished: true, publishedNumber: 1, missing: ['de', 'fr'] }),
    ['en', 'de', 'fr'],
  );
  await text();
  const language = await screen.findByRole('combobox', { name: 'Language' });
  expect(within(language).getByRole('option', { name: 'Français: missing' })).toBeInTheDocument();
  await user.selectOptions(language, 'Deutsch: missing');
  expect(screen.getByRole('textbox', { name: 'First text (English)' })).toHaveValue(
    'Terms of Use\n\nBe kind.',
  );
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Seid freundlich.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeInvalid();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Nutzungsbedingungen');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(within(language).getByRole('option', { name: 'Deutsch: published' })).toBeInTheDocument(),
  );
  expect(sent).toMatchObject([
    { id: 3, locale: 'de', version: 0, title: 'Nutzungsbedingungen', content: 'Seid freundlich.' },
  ]);
});
