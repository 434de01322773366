import type { PaletteName } from './draw-scene.ts';
import type { SceneName } from './scenes.ts';

type Shown = readonly [SceneName, PaletteName];

/** The cover of each business, by its slug; its logo is the emblem of the scene. */
export const COVERS: Readonly<Record<string, Shown>> = {
  'rye-shine-bakery': ['bakery', 'clay'],
  'mesa-larga-catering': ['catering', 'sage'],
  'table-sept': ['dinner', 'plum'],
  'cafe-safran': ['cafe', 'sun'],
  'kowalskis-diner': ['diner', 'sea'],
  'hotel-tramuntana': ['coast', 'sage'],
  'torra-clara': ['coffee', 'clay'],
  'martins-vale-wines': ['wine', 'night'],
  'passeig-walks': ['street', 'sea'],
  'finch-nutrition': ['nutrition', 'sage'],
  'grant-daughters-printing': ['print', 'sea'],
  'paper-lantern-stationery': ['stationery', 'plum'],
  'ribeiro-fotografia': ['food', 'sun'],
  'hale-light': ['light', 'night'],
  'baobab-films': ['film', 'clay'],
  'novak-search': ['search', 'sage'],
  'good-company-social': ['social', 'plum'],
  'haddad-languages': ['languages', 'sea'],
  'entrelinhas-translations': ['letters', 'clay'],
  'big-bend-signs': ['signs', 'sun'],
  'ledgerline-bookkeeping': ['ledger', 'sage'],
  'whitaker-lowe-cpas': ['accounts', 'night'],
  'raman-legal': ['law', 'plum'],
  'okafor-law': ['court', 'sea'],
  'hughes-family-insurance': ['shelter', 'sea'],
  'back-of-house-recruiting': ['people', 'clay'],
  'jimenez-coaching': ['coaching', 'sun'],
  'walsh-tide': ['strategy', 'sage'],
  'archer-proposals': ['writing', 'clay'],
  'second-desk': ['desk', 'sage'],
  'gallagher-build': ['building', 'clay'],
  'moore-sons-remodeling': ['remodel', 'sage'],
  'chen-northwest-architecture': ['architecture', 'sea'],
  'almeida-casas': ['homes', 'sun'],
  'nwosu-events': ['events', 'plum'],
  'harding-joinery': ['joinery', 'sun'],
  'rossi-daughter': ['boutique', 'clay'],
  'carter-family-dental': ['clinic', 'sea'],
  'banyan-code': ['code', 'night'],
  'liffey-languages': ['school', 'sage'],
};

export type Described = readonly [...Shown, alt: string];

/** Pictures below the cover. */
export const GALLERIES: Readonly<Record<string, readonly Described[]>> = {
  'rye-shine-bakery': [
    ['bakery', 'clay', 'Rye loaves and baguettes on the counter'],
    ['shop', 'sage', 'The shop on Division Street with its striped awning'],
    ['street', 'plum', 'The cargo bike on its morning round'],
    ['cafe', 'clay', 'Coffee for those who wait for the second batch'],
  ],
  'grant-daughters-printing': [
    ['print', 'clay', 'Wooden type, proofs and a tin of red ink'],
    ['signs', 'sage', 'Test prints for a hand-painted alphabet'],
    ['writing', 'sun', 'Letterpress invitations drying overnight'],
  ],
  'paper-lantern-stationery': [
    ['stationery', 'sea', 'Envelopes and pencils on the front table'],
    ['shop', 'clay', 'The shop window in autumn'],
    ['events', 'sage', 'A table set with our paper lanterns'],
  ],
  'cafe-safran': [
    ['cafe', 'clay', 'Two cups and the old pot behind the bar'],
    ['shop', 'sage', 'The third café, a week before its opening'],
    ['bakery', 'clay', 'What is left of the bread at noon'],
  ],
  'harding-joinery': [
    ['joinery', 'clay', 'A plane, a chair and the first shavings of the day'],
    ['desk', 'night', 'A walnut desk at its new address'],
  ],
  'nwosu-events': [
    ['events', 'sage', 'Lanterns over a table for sixty'],
    ['flowers', 'clay', 'Flowers for a spring wedding'],
    ['catering', 'clay', 'Dinner is about to be served'],
  ],
};

/** The pictures of articles, by their slugs. */
export const HEROES: Readonly<Record<string, Shown>> = {
  'the-second-location-what-three-owners-wish-they-had-known': ['shop', 'sage'],
  'a-good-supplier-is-worth-a-visit': ['coffee', 'sage'],
  'writing-a-staff-handbook-people-open-twice': ['letters', 'plum'],
  'how-a-cold-van-saved-a-dumpling-line': ['delivery', 'sea'],
  'close-the-month-in-five-days': ['accounts', 'sage'],
  'pay-yourself-first-and-in-writing': ['savings', 'clay'],
  'a-loan-without-a-building-to-put-up': ['shelter', 'sun'],
  'selling-the-family-business-to-the-family': ['homes', 'sea'],
  'the-quiet-hour': ['quiet', 'night'],
  'hire-for-the-saturday': ['diner', 'clay'],
  'leaving-the-bench-a-maker-becomes-the-boss': ['joinery', 'clay'],
  'forty-one-people-proper-hours': ['people', 'plum'],
  'the-one-hour-website-brief': ['code', 'sage'],
  'losing-one-quote-in-four': ['writing', 'sun'],
  'referrals-without-the-awkwardness': ['coaching', 'sea'],
  'what-the-dishwashers-portrait-taught-us-about-posting': ['light', 'clay'],
  'one-afternoon-of-security-for-a-practice-of-nine': ['clinic', 'sage'],
  'the-invoice-that-changed-its-bank-account': ['ledger', 'plum'],
  'what-to-do-with-the-keys-of-people-who-leave': ['keys', 'sun'],
  'customer-data-keep-less-sleep-more': ['accounts', 'sea'],
  'software-that-works-with-gloves-on': ['remodel', 'sea'],
  'eleven-megabytes-of-curtains': ['curtains', 'plum'],
  'your-first-internal-tool-should-be-boring': ['desk', 'night'],
  'selling-online-from-a-shop-with-a-door': ['boutique', 'sage'],
};

/** A picture within the text of an article, behind its second paragraph. */
export const INLINE_PICTURES: Readonly<Record<string, readonly [...Described, caption: string]>> = {
  'the-quiet-hour': [
    'clinic',
    'sage',
    'An armchair by the window of an office',
    'One door, one hour, no questions.',
  ],
  'leaving-the-bench-a-maker-becomes-the-boss': [
    'remodel',
    'sage',
    'A workshop with tools and a chair',
    'The bench stays. Who stands at it changes.',
  ],
  'a-good-supplier-is-worth-a-visit': [
    'cafe',
    'clay',
    'Two cups of coffee on a bar',
    'What nineteen farms taste like at home.',
  ],
  'selling-online-from-a-shop-with-a-door': [
    'shop',
    'clay',
    'A shop with an awning and a bicycle at its door',
    'The door still brings the first order.',
  ],
};

/** Pictures of posts, by how the post begins. */
export const POST_PICTURES: Readonly<Record<string, readonly Described[]>> = {
  'Fourteen months in a row': [['ledger', 'clay', 'Books, papers and pens at the end of a month']],
  'Two hundred tamales': [['catering', 'clay', 'A cloche and a bowl, ready to be served']],
  'Delivered 640 photos': [['light', 'plum', 'A camera and a lens, put away after two days']],
  'I met ': [['joinery', 'clay', 'A new desk and chair in the workshop, shavings on the floor']],
  'First frost.': [['flowers', 'clay', 'The last dahlias in two vases']],
  'Breakfast meetings are back': [
    ['cafe', 'clay', 'Two cups of coffee under a shelf'],
    ['bakery', 'clay', 'Fresh bread for a breakfast meeting'],
  ],
  'There is a gap in our press schedule': [['print', 'clay', 'Letters for a poster, with proofs and ink']],
  'Thirty-eight developers, three days': [
    ['coast', 'clay', 'Painted houses in front of the hills'],
    ['dinner', 'sea', 'A long table by the window'],
    ['code', 'sage', 'A laptop beside a cup of coffee'],
  ],
  'Filmed a violin maker': [['film', 'plum', 'A clapper board and a microphone']],
  'Fresh crop from Carmo de Minas': [['coffee', 'sage', 'Boxes of samples in front of the hills of Minas']],
  'Third café, third adventure': [['shop', 'clay', 'The new café with its shutters still down']],
  'Soup weather.': [['nutrition', 'clay', 'A full bowl of vegetables']],
};
