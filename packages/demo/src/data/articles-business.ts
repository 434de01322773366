import type { SeedArticle } from './article.type.ts';

export const businessArticles: readonly SeedArticle[] = [
  {
    title: 'The Second Location: What Three Owners Wish They Had Known',
    category: 'Business',
    author: 'Ada Bergmann',
    tags: 'Business Growth, retail, hiring, leases',
    summary:
      'A café, a gym and a clinic opened a second door. Their advice is less about money than about mornings.',
    featured: true,
    paragraphs: [
      'The first shop runs on its owner. She knows which supplier is late, which tap drips and which regular wants the window seat. The second shop is where all of that has to live somewhere other than in her head.',
      'We asked three owners who opened a second place in the last two years what they would do differently. None of them started with rent. All of them started with people. “I should have moved my best manager to the new café and stayed in the old one,” says one. “Instead I went myself, and the old one drifted for six months before I noticed.”',
      'The second lesson is writing things down before the opening, not after. A gym owner spent a winter turning habits into one-page notes: how we open, how we welcome someone, what we do when a machine breaks. The notes were short enough to be read standing up. They were also the first thing the new team improved.',
      'The third lesson is about time. Every plan we saw assumed the new place would carry itself after four months. The real answers were nine, eleven and fourteen. The owners who slept well were those who had counted on a year and been quietly pleased.',
      'Would they do it again? All three said yes, and all three asked us not to ask about a third location until spring.',
    ],
  },
  {
    title: 'A Good Supplier Is Worth a Visit',
    category: 'Business',
    author: 'Renata Silva',
    tags: 'suppliers, food, trade, Professional Networking',
    summary:
      'Buying from people you have met changes prices, patience and what happens when something goes wrong.',
    paragraphs: [
      'I buy coffee from nineteen farms and I have slept in the guest room of most of them. People assume this is romance. It is the most practical thing I do all year.',
      'A visit tells you what a sample never will. You see whether the drying tables are covered when it rains, whether the pickers come back each season, whether the owner walks or drives past the bad rows. After one afternoon you know what a price includes.',
      'It also works in the other direction. When a shipment was held at the port for three weeks, I called people who had seen my roastery and knew my name. They waited. A stranger would have sold the next lot to someone else, and been right to.',
      'You do not need to fly anywhere to do this. A baker can visit the mill, a designer the print works, a florist the grower at the edge of town. Take half a day, bring something you made, and ask to see the part of the work that goes wrong most often. Everyone has one, and the way they talk about it is the reference you were looking for.',
      'Put the visit in the calendar once a year. Suppliers remember who came when nothing was wrong.',
    ],
  },
  {
    title: 'Writing a Staff Handbook People Open Twice',
    category: 'Business',
    author: 'Victor Lindgren',
    tags: 'HR, hiring, writing, teams',
    summary: 'Twelve pages, plain words, and the holiday calendar in the middle.',
    paragraphs: [
      'Most handbooks are written for the day someone leaves. They are long, they are careful, and nobody has seen one since their first week. A useful handbook is written for an ordinary Wednesday.',
      'Begin with the questions people already ask. How do I swap a shift? Who pays for the train? What do I do when I wake up ill at five? If the answers fit on a page each, you have half a handbook, and you did not need a template for it.',
      'Then add the things people do not dare to ask: how pay is decided, what happens after a mistake, whom to talk to when the problem is the boss. These are the pages that decide whether the rest is believed. Write them with two of your team at the table, and let them cross things out.',
      'Keep the legal parts, but put them at the back and have a lawyer read them. A sentence that protects you is only worth something if the person who signed it understood it.',
      'Finally, give the handbook a reason to be opened. A cleaning company in Dublin prints the holiday calendar in the middle. Everyone looks at it in January, and on the page opposite they find the one rule the owner really cares about.',
    ],
  },
  {
    title: 'How a Cold Van Saved a Dumpling Line',
    category: 'Business',
    author: 'Andre Williams',
    tags: 'logistics, food, Business Growth, partnerships',
    summary: 'A restaurant wanted to sell frozen food in shops. The recipe was the easy part.',
    paragraphs: [
      'When Greg called us, his pierogi were already in four groceries and coming back from two of them. Nothing was wrong with the cooking. They had thawed somewhere between his kitchen and the freezer aisle, for about twenty minutes, and frozen again into one large pierogi.',
      'We put a small logger in a box and drove his usual route with him. The van was cold enough. The trouble was the loading dock of one shop, where deliveries waited for a signature in the sun. It took one conversation with the night manager and a second key to fix what had looked like an equipment problem.',
      'After that we made a plan any food maker can borrow. Load the last stop first. Ask each shop for the hour in which someone is at the back door. Measure the box, not the van. And agree on what happens to a delivery that is late, before there is one.',
      'Greg sells in eleven groceries now. He tells people that we saved the line, which is kind, but the logger cost thirty dollars and the key was free. What made the difference was that two businesses looked at the same twenty minutes together.',
    ],
  },
];
