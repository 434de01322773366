import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, apiError, calls } from '../../../../testing/api.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

const EMPTY = 'Write the article before you submit it';

/** The page of a new article. The server refuses every article that is sent, for its text or altogether. */
function openNewArticle({ isEmailConfirmed = true, refusal = apiError('FORBIDDEN', 'Not now') } = {}) {
  answerApi({
    auth: { me: () => memberOf({ isEmailConfirmed }) },
    site: { config: () => siteOf({ community: { ...siteOf().community, membersWriteArticles: true } }) },
    account: { requestVerification: () => ({ ok: true as const }) },
    articles: {
      own: {
        create() {
          throw refusal;
        },
      },
    },
  });
  return openPage('/your-articles/new');
}

const tab = (name: string) => screen.findByRole('tab', { name });
const submit = () => screen.getByRole('button', { name: 'Submit for approval' });

test('a member whose address is not confirmed is told so before writing, and has the link sent again', async () => {
  const { user } = openNewArticle({ isEmailConfirmed: false });
  expect(await screen.findByText('Confirm your email address first')).toBeVisible();
  expect(screen.getByText(/once ana@example\.test is confirmed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  await waitFor(() => expect(calls).toContain('account.requestVerification'));
  expect(await screen.findByText('Email sent')).toBeVisible();
});

test('a member whose address is confirmed sees no such notice', async () => {
  openNewArticle();
  await tab('Preview');
  expect(screen.queryByText('Confirm your email address first')).toBeNull();
});

test('a member who submits from the preview is led to the field that is wrong', async () => {
  const { user } = openNewArticle();
  await user.click(await tab('Preview'));
  await user.click(submit());
  expect(screen.getByLabelText(/^Title/)).toHaveFocus();
  expect(screen.getByLabelText(/^Title/)).toBeInvalid();
  expect(await tab('Write')).toHaveAttribute('aria-selected', 'true');
});

test('a member who submits from the preview is led to the field that the server refuses', async () => {
  const refusal = apiError('BAD_REQUEST', EMPTY, [{ path: 'content', message: EMPTY }]);
  const { user } = openNewArticle({ refusal });
  await user.type(await screen.findByLabelText(/^Title/), 'Bread in winter');
  await user.click(await tab('Preview'));
  await user.click(submit());
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(screen.getByLabelText('Text')).toHaveFocus();
});

test('a member who submits from the preview reads there what is wrong with no field', async () => {
  const { user } = openNewArticle();
  await user.type(await screen.findByLabelText(/^Title/), 'Bread in winter');
  await user.click(await tab('Preview'));
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  expect(await tab('Preview')).toHaveAttribute('aria-selected', 'true');
});
