import { makeMember } from '@guildhall/db/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

const api = testApi();
let adminEmails: string[] = [];
const listing = testApi({
  get config() {
    return { ...api().services.config, adminEmails };
  },
});

afterEach(() => {
  adminEmails = [];
});

it('the public settings contain no administrator’s address, neither in plain text nor as a digest', async () => {
  adminEmails = ['boss@guild.test'];
  const config = await listing().anonymous().site.config();
  expect(Object.keys(config).toSorted()).toEqual([
    'aboutUrl',
    'banner',
    'community',
    'consentPages',
    'contactUrl',
    'country',
    'footerPages',
    'industries',
    'mailedCodes',
    'membersInvite',
    'palette',
    'previewImage',
    'providers',
    'publicOrigin',
    'registration',
    'requiresConfirmedEmail',
    'shareIntentUrl',
    'supportEmail',
  ]);
});

describe('the Admin link is offered to', () => {
  const offered = async (email: string, role: 'admin' | 'user') => {
    const { db, as } = listing();
    return (await (await as(await makeMember(db, { email, role }))).auth.me())?.showsAdminLink;
  };

  it('every administrator, and no other member', async () => {
    expect(await offered('one@guild.test', 'admin')).toBe(true);
    expect(await offered('two@guild.test', 'user')).toBe(false);
  });

  it('only the administrators in ADMIN_EMAILS, when it is set', async () => {
    adminEmails = ['three@guild.test', 'five@guild.test'];
    expect(await offered('Three@guild.test'.toLowerCase(), 'admin')).toBe(true);
    expect(await offered('four@guild.test', 'admin')).toBe(false);
    expect(await offered('five@guild.test', 'user')).toBe(false);
  });
});
