import { type Scenario, click, clickExact, dialog, press, select, type, typeInto } from './scenario.ts';

/** In an order in which each scenario finds the content it needs. */
export const MEMBER_SCENARIOS: Scenario[] = [
  {
    path: '/feed',
    steps: [
      click('button', /^Share an opportunity/),
      type('textbox', 'Your post', 'A post of some length, as people write them.'),
      click('button', 'Opportunity'),
      clickExact('button', 'Post'),
    ],
  },
  {
    path: '/feed',
    steps: [
      click('button', /^Like/),
      click('button', 'Bookmark'),
      click('button', /^Comment/),
      type('textbox', 'Your comment', 'Good to know'),
      press('ControlOrMeta+Enter'),
      click('button', /^More options for/),
      press('Escape'),
    ],
  },
  {
    path: '/feed',
    steps: [click('button', /^Notifications/), press('Escape')],
  },
  {
    path: '/feed',
    steps: [
      press('ControlOrMeta+k'),
      dialog,
      typeInto('the palette', 'ma'),
      press('ArrowDown'),
      press('Escape'),
    ],
  },
  {
    path: '/dashboard',
    steps: [
      click('tab', 'Connections'),
      click('tab', 'Opportunities'),
      click('tab', 'Messages'),
      click('tab', 'AI Referrals'),
      click('tab', 'Overview'),
    ],
  },
  {
    path: '/dashboard',
    steps: [
      click('button', 'Why this match'),
      click('button', /^Dismiss .+ for now$/),
      click('button', /^Connect with/),
      dialog,
      type('textbox', 'Your message', '!'),
      press('Escape'),
    ],
  },
  { path: '/dashboard?tab=connections', steps: [click('button', /^Accept/), click('button', /^Decline/)] },
  {
    path: '/dashboard?tab=opportunities',
    steps: [
      click('button', /^Save /),
      click('button', /^Apply for/),
      typeInto('the application', 'I can'),
      press('Escape'),
      click('button', 'Post an opportunity'),
      dialog,
      typeInto('the opportunity', 'Baker'),
      press('Escape'),
    ],
  },
  {
    path: '/messages',
    steps: [click('button', 'New message'), typeInto('the search for members', 'da'), press('Escape')],
  },
  {
    path: '/dashboard?tab=referrals',
    steps: [
      click('button', 'See the score'),
      click('button', 'Show all 20'),
      click('button', /^Show the history/),
      click('button', /^Refer /),
      dialog,
      press('Escape'),
    ],
  },
  { path: '/saved', steps: [click('tab', 'Articles'), click('tab', 'Businesses'), click('tab', 'Posts')] },
  {
    path: '/news',
    steps: [click('button', /^Like/), click('button', /^Bookmark/), click('link', /The Quiet Hour/)],
  },
  {
    path: '/settings',
    steps: [
      select('Who can see my phone number', 2),
      click('checkbox', /^I get a message: by email/),
      type('textbox', 'New password', 'a-word-that-is-new'),
    ],
  },
  {
    path: '/services',
    steps: [click('tab', 'Web Design'), click('button', /^Order/), dialog, press('Escape')],
  },
];

const editProfile = [dialog, type('textbox', 'Job title', 'er'), press('Escape')];

/** On phones only. */
export const MEMBER_PHONE_SCENARIOS: Scenario[] = [
  {
    path: '/dashboard',
    steps: [click('button', 'Profile and help'), click('menuitem', 'Edit Profile'), ...editProfile],
  },
];

/** On wide screens only. */
export const MEMBER_DESKTOP_SCENARIOS: Scenario[] = [
  { path: '/dashboard', steps: [click('button', 'Edit Profile'), ...editProfile] },
  { path: '/feed', steps: [click('button', /’s account menu$/), press('Escape')] },
];
