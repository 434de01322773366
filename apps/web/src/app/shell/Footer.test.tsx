import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

const site = siteOf();
const SITE = siteOf({
  community: {
    ...site.community,
    footerColumns: [
      { title: 'Core Policies', links: [{ label: 'Terms of Use', url: 'https://rules.test/terms' }] },
    ],
  },
});

const policies = () => screen.queryByRole('link', { name: 'Terms of Use' });

test('visitors find the policies of the community under every page', async () => {
  answerApi({ auth: { me: () => null }, site: { config: () => SITE } });
  openPage('/nowhere');
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(policies()).toHaveAttribute('href', 'https://rules.test/terms');
});

test('members do not have them under every page', async () => {
  answerApi({ auth: { me: () => memberOf() }, site: { config: () => SITE } });
  openPage('/nowhere');
  expect(await screen.findByRole('button', { name: 'More' })).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(policies()).toBeNull();
});

test('members find them in Settings', async () => {
  answerApi({ auth: { me: () => memberOf() }, site: { config: () => SITE } });
  openPage('/settings');
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(policies()).toBeVisible();
});
