/** An order as it stands today; the events before are made from it. */
export interface SeedOrder {
  by: string;
  service: string;
  status: 'pending' | 'in_progress' | 'completed' | 'cancelled';
  daysAgo: number;
  name: string;
  description: string;
  requirements?: string;
  /** Days from the order to the wished completion. */
  wishedIn?: number;
  /** Cents, for a service without a price. */
  quoted?: number;
  note?: string;
}

export const orders: readonly SeedOrder[] = [
  {
    by: 'maya-torres',
    service: 'Search Check-Up',
    status: 'completed',
    daysAgo: 74,
    name: 'Studio site check',
    description:
      'My own site is the one I never have time for. Please tell me the ten worst things about it.',
    wishedIn: 14,
  },
  {
    by: 'maya-torres',
    service: 'Monthly Newsletter',
    status: 'in_progress',
    daysAgo: 12,
    name: 'Winter letter for shop owners',
    description: 'One letter about opening hours, photographs and what to change before the holidays.',
    requirements: 'No exclamation marks, please.',
    wishedIn: 21,
    note: 'Interview on Wednesday at ten.',
  },
  {
    by: 'maya-torres',
    service: 'Local Ads Starter',
    status: 'pending',
    daysAgo: 2,
    name: 'Workshop places in January',
    description: 'Eight places in a workshop for shop owners, only people within ten miles.',
    requirements: 'Stop when all eight are taken.',
    wishedIn: 30,
  },
  {
    by: 'maya-torres',
    service: 'Naming and Identity for a New Business',
    status: 'pending',
    daysAgo: 6,
    name: 'Name for a hot sauce',
    description: 'A recipe, an aunt and no label yet. The name has to work on a very small bottle.',
    wishedIn: 60,
    quoted: 420_000,
    note: 'The quote includes the trademark search.',
  },
  {
    by: 'maya-torres',
    service: 'Content Day',
    status: 'cancelled',
    daysAgo: 45,
    name: 'Studio content day',
    description: 'A day of pictures in the studio, with the clients whose shops we did this year.',
    note: 'Canceled by the member: the studio was under water.',
  },
  {
    by: 'oliver-grant',
    service: 'Online Shop With Stock Connection',
    status: 'in_progress',
    daysAgo: 28,
    name: 'Paper Lantern online',
    description: 'Cards and notebooks from the shelf in the shop, about two hundred items to begin with.',
    quoted: 780_000,
    wishedIn: 90,
    note: 'Stock list received.',
  },
  {
    by: 'oliver-grant',
    service: 'Welcome Series',
    status: 'pending',
    daysAgo: 1,
    name: 'Letters for first-time customers',
    description: 'Four short letters: thank you, how to choose paper, the press, and first Thursdays.',
  },
  {
    by: 'noah-sinclair',
    service: 'Website for a Shop or Practice',
    status: 'completed',
    daysAgo: 130,
    name: 'Eastbank Strength website',
    description: 'Class booking, coaches and opening hours, and nobody flexing.',
    wishedIn: 60,
  },
  {
    by: 'lucy-hart',
    service: 'Website for a Shop or Practice',
    status: 'in_progress',
    daysAgo: 9,
    name: 'Hawthorne Animal Clinic',
    description: 'A new site for the clinic. The question about rabbits goes first.',
    requirements: 'Appointments by telephone for now.',
    wishedIn: 60,
  },
  {
    by: 'stella-rossi',
    service: 'Social Media Care',
    status: 'completed',
    daysAgo: 58,
    name: 'The repair counter',
    description: 'Three posts a week about things we have mended.',
  },
  {
    by: 'elena-marsh',
    service: 'Logo and Identity',
    status: 'cancelled',
    daysAgo: 90,
    name: 'A new sign',
    description: 'We thought about a new logo and then repainted the old one.',
  },
  {
    by: 'ray-castillo',
    service: 'Local Search for Three Months',
    status: 'in_progress',
    daysAgo: 33,
    name: 'Gardens around Denver',
    description: 'People should find us when they look for gardens that need no sprinkler.',
    wishedIn: 100,
  },
];
