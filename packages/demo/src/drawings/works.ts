import type { Described } from './shown.ts';

type ShownWork = { title: string; description: string; link?: string; picture?: Described };

/** The work that members show on their profile, by their usernames. */
export const WORKS: Readonly<Record<string, readonly ShownWork[]>> = {
  'joana-ribeiro': [
    {
      title: 'Bread for a cookbook',
      description: 'Forty loaves in two days, by the light of one window. All of it eaten by the crew.',
      picture: ['bakery', 'clay', 'Rye loaves and baguettes on a counter'],
    },
    {
      title: 'A roaster’s first catalog',
      description: 'Twelve coffees for Torra Clara, from the boxes of samples to the cup.',
      picture: ['coffee', 'sage', 'Boxes of coffee in front of green hills'],
    },
    {
      title: 'Soup menu of a café',
      description: 'Shot between lunch and dinner, so that nothing had to close.',
      picture: ['nutrition', 'clay', 'A full bowl of vegetables'],
    },
  ],
  'marcus-hale': [
    {
      title: 'Lanterns for sixty',
      description: 'A summer dinner from the first lantern to the last dance; 640 pictures the next morning.',
      picture: ['events', 'sage', 'Lanterns over a long table'],
    },
    {
      title: 'A wedding in dahlias',
      description: 'Two cameras, one day, no flash in the chapel.',
      picture: ['flowers', 'clay', 'The last dahlias in two vases'],
    },
  ],
  'dev-patel': [
    {
      title: 'The month on one page',
      description:
        'Revenue, costs, cash and what is overdue: the page that every client of mine gets on the fifth.',
      link: 'https://ledgerline.example/one-page',
      picture: ['ledger', 'clay', 'Books, papers and pens at the end of a month'],
    },
    {
      title: 'Cash flow for a crew of eleven',
      description: 'A builder who pays on Fridays and is paid in sixty days now sees both on one line.',
    },
  ],
};
