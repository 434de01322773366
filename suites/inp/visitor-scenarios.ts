import {
  type Scenario,
  click,
  clickExact,
  dialog,
  filters,
  press,
  select,
  type,
  typeInto,
} from './scenario.ts';

/** Signed out, on every screen. */
export const VISITOR_SCENARIOS: Scenario[] = [
  { path: '/', steps: [click('button', 'Dark mode'), click('button', 'Light mode')] },
  {
    path: '/feed',
    steps: [
      click('button', /^Like/),
      click('link', /^Comment,/),
      dialog,
      typeInto('the sign-in dialog', 'ana@x.test'),
      press('Escape'),
    ],
  },
  {
    path: '/feed',
    steps: [click('button', /^Share/), press('j'), press('j'), press('k')],
  },
  {
    path: '/news',
    steps: [
      type('searchbox', 'Search articles', 'shop'),
      filters,
      select('Category', 1),
      click('button', 'Business Growth'),
    ],
  },
  { path: '/news', steps: [click('button', /^Bookmark/), press('Escape')] },
  {
    path: '/businesses',
    steps: [
      type('searchbox', 'Search businesses', 'ba'),
      filters,
      select('Industry', 1),
      click('tab', 'Featured'),
      click('tab', 'All Businesses'),
    ],
  },
  { path: '/businesses', steps: [click('button', 'Load more')] },
  { path: '/businesses', steps: [click('link', /Rye & Shine Bakery/)] },
  {
    path: '/business/rye-shine-bakery',
    steps: [click('tab', 'Services'), click('tab', 'Reviews'), click('tab', 'Team'), click('tab', 'About')],
  },
  { path: '/services', steps: [click('tab', 'Web Design'), click('tab', 'All Services')] },
  { path: '/profile/maya-torres', steps: [click('button', 'Share'), click('button', 'Contact')] },
];

/** On phones only. */
export const PHONE_SCENARIOS: Scenario[] = [
  { path: '/', steps: [click('button', 'Menu'), click('button', 'Menu')] },
  { path: '/feed', steps: [click('button', 'Menu'), clickExact('link', 'Directory')] },
];

/** On wide screens only. */
export const DESKTOP_SCENARIOS: Scenario[] = [
  {
    path: '/',
    steps: [
      click('button', /^Quick search/),
      dialog,
      typeInto('the palette', 'bakery'),
      press('ArrowDown'),
      press('Escape'),
    ],
  },
  { path: '/feed', steps: [clickExact('link', 'News'), clickExact('link', 'Directory')] },
];
