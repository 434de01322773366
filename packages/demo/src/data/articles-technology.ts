import type { SeedArticle } from './article.type.ts';

export const technologyArticles: readonly SeedArticle[] = [
  {
    title: 'Software That Works With Gloves On',
    category: 'Technology',
    author: 'Yuki Tanaka',
    tags: 'UX design, logistics, research, apps',
    summary: 'A morning on a loading dock was worth more than a month of meetings.',
    featured: true,
    paragraphs: [
      'The drivers’ app had been redesigned twice and people still wrote parcel numbers on their hands. I was hired to find out which button was wrong. It was none of them.',
      'At half past five on a February morning, on a dock in the wind, everybody wears gloves. The scanner works with gloves. The screen does not. So each driver took off a glove for every parcel, about two hundred times, until the third cold day, when the pen came out.',
      'We changed very little. The four actions that matter became the four corners of the screen, large enough for a thumb in leather. Confirmation became a sound and not a dialog. Everything else moved to a page people open in the canteen. The handwriting disappeared in a week.',
      'What I took from it is a habit. Before I draw, I ask where the software will be used, at what hour, in what clothes, with what noise. Then I go there with a flask and keep quiet. If you build tools for nurses, cooks or gardeners, their hands will tell you more than their answers to a survey.',
      'It does not take a research department. Two mornings, one notebook and permission to be in the way are enough. Bring pastry. It is the one incentive that has never biased a study of mine.',
    ],
  },
  {
    title: 'Eleven Megabytes of Curtains',
    category: 'Technology',
    author: 'Petr Novák',
    tags: 'SEO, performance, websites, hotels',
    summary:
      'Why a hotel lost a third of its visitors in spring, and how to check your own pages in ten minutes.',
    paragraphs: [
      'A hotel renovated its rooms, hired a fine photographer and put the results on its front page. Two months later a third of the visitors were gone. The manager suspected the search engines. I suspected the curtains.',
      'Each photograph weighed eleven megabytes. On the office connection nobody noticed. On a telephone in a train, the page took nineteen seconds to show its first word, and people with a hotel to book do not wait nineteen seconds.',
      'You can check your own site in ten minutes. Open it on a telephone that has never seen it, with the wireless network off, and count aloud. If you reach four before you can read something, there is work to do. Then look at the pictures: anything above half a megabyte is larger than a screen can show.',
      'Save photographs at the size at which they are seen. Remove the slideshow nobody asked for. Ask whoever built the site which scripts it still needs; in most audits I find at least one from a company that no longer exists.',
      'The hotel now loads in under two seconds. The curtains are just as handsome, and the visitors came back before the summer. I would love to call it clever. It was mostly weighing things.',
    ],
  },
  {
    title: 'Your First Internal Tool Should Be Boring',
    category: 'Technology',
    author: 'Arjun Mehta',
    tags: 'software development, AI Automation, stock, process',
    summary: 'Start with the list that everybody already keeps, and make it one list.',
    paragraphs: [
      'Companies often come to us with a large drawing. There are arrows, a dashboard, lately a small robot. We ask to see the spreadsheet that someone opens first thing in the morning, and there it is: the real system, with three colors and a column named “ask Leila”.',
      'The best first tool is that list, made safe. Everybody sees the same version, changes have a name and a time, and the thing Leila knows is written next to the item. It takes a few weeks, it is not impressive, and people use it from the first day because it is what they did anyway.',
      'Only then do we look at what could happen by itself. A reminder when stock is low. A label that prints. A message to the driver. Each of these is small enough to be tried on a Tuesday and removed on a Wednesday. Clever automation is welcome at this point, because now there is something true for it to work on.',
      'Measure one thing before you start: how often someone walks across the building to ask. At the hospital store where we began last year it was forty times a day. Now it is six, and four of those are for the cookies.',
      'Boring software has one more advantage. Nobody needs a course for it, and nobody will want to replace it when its author goes on holiday.',
    ],
  },
  {
    title: 'Selling Online From a Shop With a Door',
    category: 'Technology',
    author: 'Zoë Campbell',
    tags: 'e-commerce, retail, stock, Business Growth',
    summary: 'One stock, honest delivery times and a pick-up counter beat a larger catalog.',
    paragraphs: [
      'Independent shops usually ask me for everything at once: all the items, all the countries, all the ways to pay. I ask them to begin with forty things they could sell twice a day without reordering.',
      'The first rule is one stock. If the website and the till count separately, you will sell the same jacket twice within a month, and the apology costs more than the jacket earned. Choose a till that talks to the shop, even if you liked the old one for its sound.',
      'The second rule is honest time. “Packed tomorrow, with you by Friday” sells better than “fast delivery”, because people can plan with it. If you repair, say how long repairs take at the moment, and change the number when it changes.',
      'The third rule is the door. Let people reserve online and collect in the shop. In the four shops I have measured, more than a third choose it, and half of those buy something else while they are there. Your street is an advantage that no warehouse has.',
      'Add items when the first forty run by themselves. By then you will know which photographs people zoom into, and you will have stopped being afraid of the sound of a new order.',
    ],
  },
];
