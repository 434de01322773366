import { type Scene, choose, dialog, key, press, pressExact, type, typeOn } from './scene.ts';

/** What people do who are not signed in. */
export const VISITOR_SCENES: Scene[] = [
  { path: '/', steps: [press('button', 'Dark look'), press('button', 'Light look')] },
  {
    path: '/feed',
    steps: [press('button', /^Like/), dialog, typeOn('the sign-in dialog', 'ana@x.test'), key('Escape')],
  },
  {
    path: '/feed',
    steps: [press('button', /^Share/), key('j'), key('j'), key('k')],
  },
  {
    path: '/news',
    steps: [
      type('searchbox', 'Search articles', 'shop'),
      choose('Category', 1),
      press('button', 'Business Growth'),
    ],
  },
  { path: '/news', steps: [press('button', /^Bookmark/), key('Escape')] },
  {
    path: '/businesses',
    steps: [
      type('searchbox', 'Search businesses', 'ba'),
      choose('Industry', 1),
      press('tab', 'Featured'),
      press('tab', 'All Businesses'),
    ],
  },
  { path: '/businesses', steps: [press('button', 'Load more'), press('button', /^Consulting/)] },
  { path: '/businesses', steps: [press('link', /Rye & Shine Bakery/)] },
  {
    path: '/business/rye-shine-bakery',
    steps: [press('tab', 'Services'), press('tab', 'Reviews'), press('tab', 'Team'), press('tab', 'About')],
  },
  { path: '/services', steps: [press('tab', 'Web Design'), press('tab', 'All Services')] },
  { path: '/profile/maya-torres', steps: [press('button', 'Share'), press('button', 'Contact')] },
];

/** What there is on a telephone only. */
export const TELEPHONE_SCENES: Scene[] = [
  { path: '/', steps: [press('button', 'Menu'), press('button', 'Menu')] },
  { path: '/feed', steps: [press('button', 'Menu'), pressExact('link', 'Directory')] },
];

/** What there is on wide screens only. */
export const DESK_SCENES: Scene[] = [
  {
    path: '/',
    steps: [
      press('button', /^Quick search/),
      dialog,
      typeOn('the palette', 'bakery'),
      key('ArrowDown'),
      key('Escape'),
    ],
  },
  { path: '/feed', steps: [pressExact('link', 'News'), pressExact('link', 'Directory')] },
];
