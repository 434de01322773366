import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerApi, calls, server } from '../../../../testing/api.ts';
import { COMMUNITY_DEFAULTS } from '@guildhall/api/ground/settings/community.schema';
import { adminOf } from '../../../../testing/admin.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { importOf } from '../../../../testing/imports.ts';
import type { Import } from './imports.hooks.ts';

const some = (outcomes: Partial<Import['outcomes']>) => ({ ...importOf().outcomes, ...outcomes });

/** The page of an import, which changes by each action to the next of `states`. */
function openImport(states: Import[], address = '/admin/imports?import=3') {
  let at = 0;
  const current = () => states[at] ?? importOf();
  const next = () => {
    at += 1;
    return current();
  };
  const mappings: Import['mapping'][] = [];
  const runs: unknown[] = [];
  const edits: unknown[] = [];
  answerApi({
    auth: { me: () => adminOf() },
    site: { config: () => siteOf({ community: { ...COMMUNITY_DEFAULTS, dateLocale: 'de-DE' } }) },
    admin: {
      imports: {
        list: () => [],
        get: () => current(),
        rows: () => ({
          items: [
            {
              line: 7,
              cells: ['wrong', 'Ida Ill'],
              outcome: 'faulty',
              reason: 'Mail: Invalid email',
              notes: [],
              values: {},
              decision: null,
              choices: [],
              changes: [],
            },
            {
              line: 8,
              cells: ['ann@mail.test', 'Ann Adler'],
              outcome: current().status === 'done' ? 'created' : 'new',
              reason: null,
              notes: ['Name: “Dr.” is left out'],
              values: {
                email: 'ann@mail.test',
                firstName: 'Ann',
                lastName: 'Adler',
                membershipStartsOn: '2019-03-01',
              },
              decision: null,
              choices: ['skip', 'update'],
              changes: [
                { field: 'company', before: 'Old Mill', after: 'New Mill' },
                { field: 'phoneNumber', before: '0170 9', after: null, stays: 'own' },
                { field: 'membershipExpiresOn', before: '2026-12-31', after: '2027-12-31' },
              ],
            },
          ],
          nextCursor: null,
        }),
        check: ({ mapping }) => {
          mappings.push(mapping);
          return next();
        },
        run: (input) => {
          runs.push(input);
          return next();
        },
        editCell: (input) => {
          edits.push(input);
          return current();
        },
        decide: (input) => {
          edits.push(input);
          return current();
        },
        delete: () => ({ ok: true }),
        invite: () => next(),
        undo: () => next(),
      },
    },
  });
  return { ...openPage(address), mappings, runs, edits, next };
}

describe('the import of members', () => {
  test('shows a file that is refused with its reason, and goes on with one that is not', async () => {
    const { user, router } = openImport([importOf()], '/admin/imports');
    let isGood = false;
    server.use(
      http.post('*/api/admin/imports', () =>
        isGood
          ? HttpResponse.json(importOf())
          : HttpResponse.json({ message: 'This file is empty.' }, { status: 400 }),
      ),
    );
    await screen.findByRole('button', { name: 'Choose a file of members' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('A file input was expected.');
    const file = () => new File(['Mail,Name\n'], 'members.csv', { type: 'text/csv' });
    await user.upload(input, file());
    expect(await screen.findByText('This file is empty.')).toBeVisible();
    isGood = true;
    await user.upload(input, file());
    await waitFor(() => expect(router.state.location.search).toBe('?import=3'));
    expect(await screen.findByRole('heading', { name: 'Match the columns' })).toBeVisible();
  });

  test('asks for the columns, with the guess and an example, and checks the file with them', async () => {
    const { user, mappings } = openImport([
      importOf(),
      importOf({ status: 'checked', outcomes: some({ new: 12, faulty: 2 }) }),
    ]);
    expect(await screen.findByRole('combobox', { name: 'Email address' })).toHaveDisplayValue('Mail');
    expect(screen.getByText('Example: ann@mail.test')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Full name' }), 'Name');
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByRole('button', { name: 'Import 12 members' })).toBeVisible();
    expect(mappings).toEqual([{ email: 0, fullName: 1 }]);
  });

  test('names the columns of a checked file that are not imported, and lets them be changed', async () => {
    const checked = importOf({ status: 'checked', outcomes: some({ new: 12, faulty: 2 }) });
    const { user, mappings } = openImport([checked, checked]);
    expect(await screen.findByText('Not imported: Name')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Full name' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change columns' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Full name' }), 'Name');
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('button', { name: 'Change columns' })).toBeVisible();
    expect(mappings).toEqual([{ email: 0, fullName: 1 }]);
  });

  test('names each row with its reason, and offers the faulty ones as a file', async () => {
    openImport([importOf({ status: 'checked', outcomes: some({ new: 12, faulty: 2 }) })]);
    expect(await screen.findByText('Mail: Invalid email')).toBeVisible();
    expect(screen.getByText('Row 7')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download the rows with errors' })).toHaveAttribute(
      'href',
      '/api/admin/imports/3/faulty.csv',
    );
    expect(screen.getByRole('option', { name: 'Has errors (2)' })).toBeInTheDocument();
  });

  test('offers the faulty rows of a workbook as one', async () => {
    const reading = { encoding: null, delimiter: null, sheet: 'List', sheets: ['List'], headerRow: 1 };
    openImport([
      importOf({
        status: 'checked',
        outcomes: some({ new: 12, faulty: 2 }),
        reading: { ...reading, footerRows: 0, top: [] },
      }),
    ]);
    expect(await screen.findByRole('link', { name: 'Download the rows with errors' })).toHaveAttribute(
      'href',
      '/api/admin/imports/3/faulty.xlsx',
    );
  });

  test('mails and removes nobody before it has asked', async () => {
    const done = importOf({
      status: 'done',
      outcomes: some({ created: 12 }),
      unjoined: 15,
      invited: 2,
      planned: 1,
      waiting: 12,
      isUndoable: true,
    });
    const invited = { ...done, invited: 14, waiting: 0 };
    const { user } = openImport([
      done,
      { ...invited, remindable: 2 },
      { ...done, status: 'undone' },
      importOf({ status: 'checked', outcomes: some({ new: 12 }) }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Invite now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the invitations?' }));
    expect(calls).not.toContain('admin.imports.invite');
    expect(dialog.getByText(/^12 members will get an email/)).toHaveTextContent(
      'Left out: 2 members already invited and 1 member whose invitation is planned for a later day.',
    );
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('14 invited, 0 joined, 1 planned for later')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remind those who have not joined' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Undo import' }));
    const undo = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
    expect(calls).not.toContain('admin.imports.undo');
    await user.click(undo.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText(/This import was undone/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Import again' }));
    expect(await screen.findByRole('button', { name: 'Import 12 members' })).toBeVisible();
  });

  test('shows the rows as they are after the run', async () => {
    const { user, next } = openImport([
      importOf({ status: 'checked', outcomes: some({ new: 1, faulty: 1 }) }),
      importOf({ status: 'running', outcomes: some({ new: 1, faulty: 1 }) }),
      importOf({ status: 'done', outcomes: some({ created: 1, faulty: 1 }) }),
    ]);
    expect(await screen.findByText('New')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Import 1/ }));
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    next();
    expect(await screen.findByText('Created')).toBeVisible();
    expect(screen.queryByText('New')).toBeNull();
  });

  test('shows what is stored of a row and what was chosen for it, and corrects a cell in place', async () => {
    const { user, edits } = openImport([
      importOf({
        status: 'checked',
        mapping: { email: 0, fullName: 1 },
        outcomes: some({ new: 1, faulty: 1 }),
      }),
    ]);
    expect(await screen.findByText('Adler')).toBeVisible();
    expect(screen.getByText('Name: “Dr.” is left out')).toBeVisible();
    expect(screen.getByText('1. März 2019')).toBeVisible();
    expect(screen.getByText('Company: Old Mill → New Mill')).toBeVisible();
    expect(screen.getByText('Membership ends on: 31. Dezember 2026 → 31. Dezember 2027')).toBeVisible();
    expect(screen.getByText('Phone stays: the member’s own (0170 9). In the list: blank')).toBeVisible();
    const choice = screen.getByRole('combobox', { name: 'What happens with row 8' });
    expect(choice).toHaveDisplayValue('As chosen: Skip');
    await user.click(screen.getByRole('button', { name: 'Edit row 7' }));
    const input = screen.getByRole('textbox', { name: 'Mail' });
    await user.clear(input);
    await user.type(input, 'ida@mail.test');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(edits).toEqual([{ id: 3, line: 7, column: 0, value: 'ida@mail.test' }]));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Mail' })).toBeNull());
  });

  test('asks before memberships end', async () => {
    const checked = importOf({ status: 'checked', ending: 386, outcomes: some({ change: 386 }) });
    const { user, runs } = openImport([checked, importOf({ status: 'running' })]);
    await user.click(await screen.findByRole('button', { name: 'Update 386 members' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End 386 memberships?' }));
    expect(runs).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Import and end them' }));
    await waitFor(() => expect(runs).toEqual([{ id: 3, ending: 386 }]));
  });

  test('shows how far it is', async () => {
    openImport([importOf({ status: 'running', outcomes: some({ new: 6, created: 6 }) })]);
    expect(await screen.findByRole('progressbar', { name: 'Creating members' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
  });
});

describe('the import of businesses', () => {
  const business = (fields: Partial<Import> = {}) =>
    importOf({ kind: 'businesses', columns: ['Company', 'Owner'], mapping: { name: 0 }, ...fields });

  test('sends the file to its own path, and asks for the columns of a business', async () => {
    const { user } = openImport([business()], '/admin/imports');
    server.use(http.post('*/api/admin/imports/businesses', () => HttpResponse.json(business())));
    await screen.findByRole('button', { name: 'Choose a file of businesses' });
    const [, input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('A second file input was expected.');
    await user.upload(input, new File(['Company,Owner\n'], 'businesses.csv', { type: 'text/csv' }));
    expect(await screen.findByRole('combobox', { name: 'Business name' })).toHaveDisplayValue('Company');
    expect(screen.getByRole('combobox', { name: "Owner's email address" })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Membership number' })).toBeNull();
  });

  test('can be undone, and invites nobody', async () => {
    openImport([business({ status: 'done', outcomes: some({ created: 3 }), isUndoable: true })]);
    expect(await screen.findByRole('heading', { name: '3 businesses imported' })).toBeVisible();
    expect(screen.getByText('They are in the directory now.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite now' })).toBeNull();
    expect(screen.queryByText(/invited/)).toBeNull();
  });
});
