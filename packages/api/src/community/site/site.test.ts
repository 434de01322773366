import { inLocale } from '@guildhall/locale/current-locale';
import { makeMember } from '@guildhall/db/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';

/** A language in which nothing is written yet. */
const TEXTS = {
  description: '',
  landingHeading: '',
  landingText: '',
  featuresHeading: '',
  featuresText: '',
  featureItems: [],
  stepsHeading: '',
  stepItems: [],
  closingHeading: '',
  closingText: '',
  shopHeading: '',
  shopText: '',
  welcome: '',
};

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

it('says the community’s own words in the language of the reader, and in its own where one is missing', async () => {
  const { db, as, anonymous } = api();
  const admin = await as(await makeMember(db, { role: 'admin' }));
  const texts = { ...TEXTS, landingHeading: 'Die Kammer am Hafen' };
  await admin.admin.community.update({
    locales: ['en', 'de', 'fr'],
    landingHeading: 'The chamber at the harbor',
    welcome: 'Good to have you.',
    translations: { de: texts },
  });
  const read = (locale: 'en' | 'de' | 'fr') =>
    inLocale(locale, async () => (await anonymous().site.config()).community);
  expect(await read('de')).toMatchObject({
    landingHeading: 'Die Kammer am Hafen',
    welcome: 'Good to have you.',
  });
  for (const locale of ['en', 'fr'] as const)
    expect((await read(locale)).landingHeading).toBe('The chamber at the harbor');
  // Nobody loads the words of languages that they do not read.
  expect(await read('en')).not.toHaveProperty('translations');
});
