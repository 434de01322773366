import { describe, expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import type { MatchProfile } from '../profile.ts';
import { matchMembers } from '../scoring/match-members.ts';
import { readMember } from '../scoring/member-reading.ts';

const reasons = (viewer: Partial<MatchProfile>, other: Partial<MatchProfile>): string =>
  matchMembers(
    readMember(member(viewer)),
    readMember(member(other)),
    { mutualConnections: 0, allocation: 0 },
    'Ruth',
  ).parts.reduce((all, { text }) => `${all}${text}\n`, '');

describe('a need for those who are something', () => {
  test.each([
    ['Small hotels that recommend walks', 'Interior designer', 'Interiors for clinics, offices and hotels'],
    ['Café and hotel owners', 'Builder', 'Shop fitting, renovation and café fit-outs'],
    ['Shops ready to sell online', 'Builder', 'Shop, clinic and café fit-outs'],
    ['Restaurants', 'Hospitality recruiter', 'Hiring of chefs, restaurants, kitchen staff'],
    [
      'Software companies hiring their first designers',
      'E-learning designer',
      'Software training, designers',
    ],
    ['Designers with too many e-mails', 'E-learning designer', 'design'],
    ['Law firms that need certified translations', 'Business lawyer', 'contracts, law'],
    ['Restaurant groups', 'Restaurant owner', 'restaurant management'],
    ['product photographers', 'Event photographer', 'portraits'],
    ['Hotels', 'Hotel marketing manager', 'marketing for hotels'],
  ])('%s: is not said to be met by a %s who offers %s', (lookingFor, jobTitle, servicesOffered) => {
    expect(reasons({ lookingFor }, { jobTitle, servicesOffered })).not.toMatch(
      /You look for|offers|works as/,
    );
    expect(reasons({ jobTitle, servicesOffered }, { lookingFor })).not.toContain('looks for');
  });

  test.each([
    ['Small hotels that recommend walks', 'Hotel manager', 'Small hotels that recommend walks'],
    ['Café owners in Europe', 'Café owner', 'Café owners in Europe'],
    ['Tutoring companies', 'Tutoring company founder', 'Tutoring companies'],
    ['Event planners for parties', 'Corporate event planner', 'Event planners for parties'],
    ['Accountants', 'Tax accountant', 'Accountants'],
    ['Restaurants', 'Chef and restaurant owner', 'Restaurants'],
  ])('%s: is met by a %s', (lookingFor, jobTitle, need) => {
    expect(reasons({ lookingFor }, { jobTitle })).toContain(
      `You look for “${need}”. Ruth works as a “${jobTitle}”.`,
    );
  });

  test('is met by who says that they run one, whatever their title', () => {
    const bio = 'I run a small hotel by the sea.';
    expect(reasons({ lookingFor: 'Hotels' }, { bio })).toContain(
      'You look for “Hotels”. Ruth writes “I run a small hotel by the sea”.',
    );
  });

  test('is not said to be met by who runs something else for them', () => {
    const bio = 'I run a cleaning company for hotels and offices.';
    expect(reasons({ lookingFor: 'Hotels' }, { bio })).not.toContain('hotels');
  });

  test('that says more than "owners" is not said to be met by any owner', () => {
    expect(
      reasons({ lookingFor: 'Owners with new managers' }, { jobTitle: 'Restaurant owner' }),
    ).not.toContain('You look for');
  });

  test('is told to members who are that, and by their title', () => {
    expect(reasons({ jobTitle: 'Hotel manager' }, { lookingFor: 'Small hotels for retreats' })).toContain(
      'Ruth looks for “Small hotels for retreats”. You work as a “Hotel manager”.',
    );
  });
});

describe('whom someone serves', () => {
  test.each([
    ['Cafés', 'Coffee roaster'],
    ['Owners of shops', 'Courier company owner'],
    ['Cafés and restaurants', 'Executive chef'],
    ['Software companies', 'Software developer'],
    ['Brand designers', 'E-learning designer'],
    ['Companies that invite clients to dinner', 'Hotel manager'],
  ])('%s: is not a %s', (targetAudience, jobTitle) => {
    expect(reasons({ targetAudience }, { jobTitle })).not.toContain('You serve');
  });

  test.each([
    ['Cafés and small shops that need a website', 'Restaurant owner'],
    ['small shops that need a website', 'Bookshop owner'],
    ['Restaurants that need a website', 'Café manager'],
  ])('%s: may be a %s, which is not claimed', (lookingFor, jobTitle) => {
    expect(reasons({ lookingFor }, { jobTitle })).toContain(
      `May fit “${lookingFor}”. Ruth is a “${jobTitle}”.`,
    );
  });

  test.each([
    ['Cafés that need a website', 'Hotel owner'],
    ['Cafés that need a website', 'Executive chef'],
    ['Cafés that need a website', 'Head of kitchen design'],
    ['Cafés that need a website', 'Catering company owner'],
    ['Caterers who need a website', 'Restaurant owner'],
  ])('%s: is not said to fit a %s', (lookingFor, jobTitle) => {
    expect(reasons({ lookingFor }, { jobTitle })).not.toMatch(/May fit|You look for/);
  });

  test('is whom they look for, where that is what they wrote', () => {
    const lookingFor = 'Small shops that need a website';
    expect(reasons({ lookingFor }, { jobTitle: 'Shop owner' })).toContain(
      `You look for “${lookingFor}”. Ruth is a “Shop owner”.`,
    );
  });

  test('is a member whose title says so', () => {
    expect(reasons({ targetAudience: 'Independent cafés in Leeds' }, { jobTitle: 'Café owner' })).toContain(
      'You serve “Independent cafés in Leeds”. Ruth is a “Café owner”.',
    );
  });
});

describe('a need for one person', () => {
  test('is not said to be met by who recruits such people', () => {
    expect(
      reasons(
        { lookingFor: 'a software developer' },
        { jobTitle: 'Recruiter', servicesOffered: 'Recruiting of software developers' },
      ),
    ).not.toContain('You look for');
  });

  test('is only said to be met in a language that is not named otherwise', () => {
    const lookingFor = 'a translator for Portuguese contracts';
    const translator = { jobTitle: 'Translator', skills: ['certified translations'] };
    const claim = `You look for “${lookingFor}”.`;
    expect(reasons({ lookingFor }, translator)).toContain(claim);
    const services = (languages: string) => ({
      ...translator,
      servicesOffered: `Translation in ${languages}`,
    });
    expect(reasons({ lookingFor }, services('Portuguese, French and English'))).toContain(claim);
    const said = reasons({ lookingFor }, services('Arabic, French and English')).trim();
    expect(said).toBe('Ruth works as a “Translator”');
  });

  test('is not met by what that person needs', () => {
    expect(
      reasons({ lookingFor: 'A web designer who needs a copywriter early' }, { jobTitle: 'Copywriter' }),
    ).not.toContain('You look for');
  });

  test('names the title where it is of the trade', () => {
    expect(
      reasons(
        { lookingFor: 'a photographer for our autumn range' },
        { jobTitle: 'Event photographer', servicesOffered: 'portraits' },
      ),
    ).not.toContain('portraits');
  });
});

test('a kitchen to rent is not found with who equips kitchens', () => {
  expect(
    reasons(
      { lookingFor: 'a small commercial kitchen to rent' },
      { servicesOffered: 'Electrical work, commercial kitchens' },
    ),
  ).not.toContain('kitchens');
});
