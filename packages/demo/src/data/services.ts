/** The shop. Prices are whole cents; 0 asks for a quote. */
interface SeedService {
  name: string;
  category: 'web_design' | 'email_marketing' | 'social_media' | 'seo' | 'branding' | 'advertising';
  price: number;
  deliveryTime: string;
  description: string;
  features: readonly string[];
}

export const services: readonly SeedService[] = [
  {
    name: 'One-Page Website',
    category: 'web_design',
    price: 89_000,
    deliveryTime: '10 business days',
    description:
      'Everything your customers ask at the counter on one fast page: what you do, when you are open, how to reach you.',
    features: [
      'One page, written with you',
      'Opening hours and map',
      'Contact form',
      'Readable on every telephone',
      'Half an hour of training',
    ],
  },
  {
    name: 'Website for a Shop or Practice',
    category: 'web_design',
    price: 349_000,
    deliveryTime: '6 weeks',
    description:
      'A website of up to twelve pages with booking or orders, planned after an hour in your shop.',
    features: [
      'Up to twelve pages',
      'Booking or order form',
      'Accessible to everyone',
      'Texts edited by a copywriter',
      'Two rounds of changes',
      'Training for your team',
    ],
  },
  {
    name: 'Online Shop With Stock Connection',
    category: 'web_design',
    price: 0,
    deliveryTime: 'By agreement',
    description:
      'An online shop that counts from the same shelf as your till. We look at your stock first and name a price afterwards.',
    features: [
      'One stock for shop and website',
      'Collect in the shop',
      'Payment and tax set up',
      'Photographs planned with you',
    ],
  },
  {
    name: 'Monthly Newsletter',
    category: 'email_marketing',
    price: 39_000,
    deliveryTime: '5 business days',
    description:
      'One letter a month that your customers open: we interview you for twenty minutes and write the rest.',
    features: ['Interview by telephone', 'Text and layout', 'Sent to your list', 'One page of results'],
  },
  {
    name: 'Welcome Series',
    category: 'email_marketing',
    price: 74_000,
    deliveryTime: '2 weeks',
    description:
      'Four letters for people who have just bought or signed up, sent at the right moment without your doing.',
    features: ['Four letters', 'Set up in your mail tool', 'Plain unsubscribe', 'Adjusted after 60 days'],
  },
  {
    name: 'Content Day',
    category: 'social_media',
    price: 65_000,
    deliveryTime: '7 business days',
    description:
      'A photographer and an editor spend a day with your team. You leave with a month of posts about real people.',
    features: [
      'One day on site',
      '24 photographs',
      '4 short films',
      'Captions with names',
      'A calendar for the month',
    ],
  },
  {
    name: 'Social Media Care',
    category: 'social_media',
    price: 59_000,
    deliveryTime: 'Monthly',
    description: 'We plan, post and answer for you, before lunch, every weekday.',
    features: [
      'Three posts a week',
      'Replies on weekdays',
      'Monthly call',
      'You can leave at any month’s end',
    ],
  },
  {
    name: 'Search Check-Up',
    category: 'seo',
    price: 29_000,
    deliveryTime: '5 business days',
    description:
      'We weigh your pages, read them as a search engine does and write a plain list of what to fix first.',
    features: [
      'Speed measured on a real telephone',
      'Top ten findings in order',
      'An hour of questions',
      'No jargon',
    ],
  },
  {
    name: 'Local Search for Three Months',
    category: 'seo',
    price: 135_000,
    deliveryTime: '3 months',
    description:
      'So that people nearby find you when they look for what you make: listings, opening hours, reviews and pages that answer questions.',
    features: [
      'Listings cleaned up',
      'Four new pages',
      'A way to ask for reviews',
      'Monthly report on one page',
    ],
  },
  {
    name: 'Logo and Identity',
    category: 'branding',
    price: 245_000,
    deliveryTime: '4 weeks',
    description:
      'A mark that works on a van, a stamp and a telephone, and a short guide that keeps it that way.',
    features: [
      'Three directions, one finished',
      'Colors and typefaces',
      'Files for print, web and signs',
      'Name searched before we draw',
      'Guide of twelve pages',
    ],
  },
  {
    name: 'Naming and Identity for a New Business',
    category: 'branding',
    price: 0,
    deliveryTime: 'By agreement',
    description: 'From a list of two hundred names to one you can register, with the identity to go with it.',
    features: ['Naming workshop', 'Trademark search by an attorney', 'Complete identity', 'Launch plan'],
  },
  {
    name: 'Local Ads Starter',
    category: 'advertising',
    price: 49_000,
    deliveryTime: '5 business days',
    description:
      'A small, honest campaign for people within ten miles, with a budget you set and a stop date.',
    features: [
      'Two campaigns set up',
      'Texts and pictures',
      'Budget limit you choose',
      'Weekly numbers for a month',
    ],
  },
];
