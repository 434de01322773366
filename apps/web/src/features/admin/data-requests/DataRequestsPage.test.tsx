import { Duty } from '@guildhall/api/ground/duties/duties.schema';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminOf, memberDetailsOf } from '../../../../testing/admin.ts';
import { type Answers, answerApi, apiError } from '../../../../testing/api.ts';
import { siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import type { DataRequest } from './data-requests.hooks.ts';

const WHEN = '2026-11-26T10:00:00.000Z';

const requestOf = (fields: Partial<DataRequest> = {}): DataRequest => ({
  id: 3,
  kind: 'erasure',
  subject: { type: 'member', id: 7 },
  person: { name: 'Ana Duarte', email: 'ana@example.test' },
  channel: 'letter',
  receivedOn: '2026-11-20',
  dueOn: '2026-12-20',
  reason: 'Signed',
  alsoPublished: false,
  status: 'waiting',
  requestedBy: { id: 2, name: 'Bert Keeper' },
  decidedBy: null,
  createdAt: WHEN,
  decidedAt: null,
  retained: null,
  can: { confirm: true, decline: true, download: false },
  ...fields,
});

const retained = { posts: 1, comments: 0, reviews: 2, messages: 0, referrals: 0, orders: 1, businesses: 0 };
const DONE = requestOf({
  status: 'done',
  person: null,
  reason: null,
  decidedBy: { id: 1, name: 'Ada Keeper' },
  decidedAt: WHEN,
  retained,
  can: { confirm: false, decline: false, download: false },
});

const dutiesOf = (id: number) => ({
  id,
  name: 'Keeper',
  covers: Duty.options,
  duties: {
    applications: 'now',
    reports: 'now',
    posts: 'now',
    articles: 'now',
    privacy: 'now',
    operations: 'now',
  } as const,
});

type Requests = NonNullable<NonNullable<Answers['admin']>['dataRequests']>;

function open(path: string, dataRequests: Requests, confirmPassword?: () => { ok: true }) {
  answerApi({
    auth: { me: () => adminOf() },
    site: { config: () => siteOf() },
    admin: {
      users: { get: () => memberDetailsOf() },
      duties: { list: () => [dutiesOf(1), dutiesOf(2)] },
      dataRequests,
      ...(confirmPassword && { confirmPassword }),
    },
  });
  return openPage(path);
}
const pageOf = (...items: DataRequest[]) => ({ items, nextCursor: null });

describe('a waiting request', () => {
  test('is confirmed after a question, and its receipt names the person once', async () => {
    const sent: unknown[] = [];
    const { user } = open('/admin/data-requests', {
      list: () => pageOf(requestOf()),
      get: () => DONE,
      decide(input) {
        sent.push(input);
        return { ...DONE, person: { name: 'Ana Duarte', email: 'ana@example.test' } };
      },
    });
    expect(await screen.findByText('Answer by December 20, 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Erase now: Ana Duarte' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase Ana Duarte?' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Erase now' }));
    expect(await screen.findByText('Ana Duarte, ana@example.test')).toBeVisible();
    expect(screen.getByText(/The name is shown only now/)).toBeVisible();
    expect(screen.getByText('1 published post')).toBeVisible();
    expect(screen.getByText('2 reviews')).toBeVisible();
    expect(sent).toEqual([{ id: 3, decision: 'confirm' }]);
  });

  test('of one’s own waits for another administrator', async () => {
    open('/admin/data-requests', {
      list: () => pageOf(requestOf({ can: { confirm: false, decline: true, download: false } })),
    });
    expect(await screen.findByText('Another administrator has to confirm this.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Erase now/ })).toBeNull();
  });
});

test('the receipt of a copy of data has the download as long as the file exists', async () => {
  const copied = requestOf({
    kind: 'export',
    status: 'done',
    decidedAt: WHEN,
    can: { confirm: false, decline: false, download: true },
  });
  open('/admin/data-requests/3', { get: () => copied });
  expect(await screen.findByRole('button', { name: 'Download copy: Ana Duarte' })).toBeVisible();
  expect(screen.getByText(/^The file can be downloaded until /)).toBeVisible();
});

test('the receipt of a copy of data has no download once the file is gone', async () => {
  open('/admin/data-requests/3', { get: () => Object.assign({}, DONE, { kind: 'export' as const }) });
  expect(await screen.findByText('The file could be downloaded for 7 days.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Download copy/ })).toBeNull();
});

test('the receipt of an erased member names nobody, and says that what they published was erased', async () => {
  open('/admin/data-requests/3', { get: () => Object.assign({}, DONE, { alsoPublished: true }) });
  expect(await screen.findByText(/^Published posts, with the comments of others/)).toBeVisible();
  expect(await screen.findByText('Former member 7')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('Ana Duarte');
});

test('a request is entered on the page of a member, after the administrator has confirmed the password', async () => {
  const sent: unknown[] = [];
  let isConfirmed = false;
  const { user } = open(
    '/admin/members/7',
    {
      create(input) {
        if (!isConfirmed) throw apiError('PRECONDITION_FAILED', 'Please confirm your password first');
        sent.push(input);
        return requestOf();
      },
    },
    () => {
      isConfirmed = true;
      return { ok: true };
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Erase…: Ana Duarte' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Ana Duarte' }));
  expect(await dialog.findByText('Another administrator confirms it first.')).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Enter request' });
  expect(submit).toBeDisabled();
  await user.type(dialog.getByLabelText(/Received on/), '2026-11-20');
  await user.type(dialog.getByRole('textbox', { name: /How do you know/ }), 'Signed');
  await user.click(dialog.getByRole('checkbox', { name: 'Also delete what they published' }));
  await user.click(submit);
  await user.type(await screen.findByLabelText(/^Password/), 'my own one{Enter}');
  expect(await screen.findByText('Request entered')).toBeVisible();
  expect(sent).toEqual([
    {
      kind: 'erasure',
      subject: { type: 'member', id: 7 },
      channel: 'letter',
      receivedOn: '2026-11-20',
      reason: 'Signed',
      alsoPublished: true,
    },
  ]);
});
