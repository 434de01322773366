import { type Scene, dialog, key, press, pressExact, pressWords, type, typeOn } from './scene.ts';

/** What members do, in an order in which each scene finds what it needs. */
export const MEMBER_SCENES: Scene[] = [
  {
    path: '/feed',
    steps: [
      press('button', /^Share an opportunity/),
      type('textbox', 'Your post', 'A post of some length, as people write them.'),
      press('button', 'Opportunity'),
      pressExact('button', 'Post'),
    ],
  },
  {
    path: '/feed',
    steps: [
      press('button', /^Like/),
      press('button', 'Bookmark'),
      press('button', /^Comment/),
      type('textbox', 'Your comment', 'Good to know'),
      key('ControlOrMeta+Enter'),
      press('button', /^More about/),
      key('Escape'),
    ],
  },
  {
    path: '/feed',
    steps: [press('button', /^Notifications/), key('Escape')],
  },
  {
    path: '/feed',
    steps: [key('ControlOrMeta+k'), dialog, typeOn('the palette', 'ma'), key('ArrowDown'), key('Escape')],
  },
  {
    path: '/dashboard',
    steps: [
      press('tab', 'Connections'),
      press('tab', 'Opportunities'),
      press('tab', 'Messages'),
      press('tab', 'AI Referrals'),
      press('tab', 'Overview'),
    ],
  },
  {
    path: '/dashboard',
    steps: [
      press('button', 'Why this match'),
      press('button', /^Dismiss .+ for now$/),
      press('button', /^Connect with/),
      press('button', 'Edit Profile'),
      dialog,
      type('textbox', 'Job title', 'er'),
      key('Escape'),
    ],
  },
  { path: '/dashboard?tab=connections', steps: [press('button', /^Accept/), press('button', /^Decline/)] },
  {
    path: '/dashboard?tab=opportunities',
    steps: [
      press('button', /^Save /),
      press('button', 'Add a message'),
      typeOn('the application', 'I can'),
      press('button', /^Apply for/),
      press('button', 'Post an opportunity'),
      dialog,
      typeOn('the opportunity', 'Baker'),
      key('Escape'),
    ],
  },
  {
    path: '/dashboard?tab=messages',
    steps: [pressWords('Conversations'), pressWords('Requests'), pressWords('Received')],
  },
  {
    path: '/dashboard?tab=referrals',
    steps: [
      press('button', 'See the score'),
      press('button', 'Show all 20'),
      press('button', /^Show the history/),
      press('button', /^Refer /),
      dialog,
      key('Escape'),
    ],
  },
  { path: '/saved', steps: [press('tab', 'Articles'), press('tab', 'Businesses'), press('tab', 'Posts')] },
  {
    path: '/news',
    steps: [press('button', /^Like/), press('button', /^Bookmark/), press('link', /The Quiet Hour/)],
  },
  {
    path: '/settings',
    steps: [
      press('switch', /^Show my phone number/),
      press('checkbox', /^A message arrives: by e-mail/),
      type('textbox', 'New password', 'a-word-that-is-new'),
    ],
  },
  {
    path: '/services',
    steps: [press('tab', 'Web Design'), press('button', /^Order/), dialog, key('Escape')],
  },
];

/** What there is on wide screens only. */
export const MEMBER_DESK_SCENES: Scene[] = [
  { path: '/feed', steps: [press('button', /^Menu of/), key('Escape')] },
];
