import type { SeedArticle } from './article.type.ts';

export const salesArticles: readonly SeedArticle[] = [
  {
    title: 'The One-Hour Website Brief',
    category: 'Sales',
    author: 'Maya Torres',
    tags: 'web design, Digital Marketing, briefing, customers',
    summary: 'Stand at the counter for an hour and write down what people ask. That is your home page.',
    featured: true,
    paragraphs: [
      'Clients often apologize at our first meeting for not having prepared a brief. I tell them that it is standing in their shop, and that I will come and collect it on a busy morning.',
      'For one hour I write down every question a customer asks. In a bakery it was “what is in this”, “until when are you open” and “can I order for Saturday”. In a veterinary clinic it was “do you take rabbits” and “what will it cost, roughly”. None of these owners had an answer to those questions on their site. All of them had a page called Our Philosophy.',
      'Sort the questions by how often they came. The first three belong at the top of the first page, answered in one line each. The next five get a page of their own. Everything that nobody asked can wait, or live at the bottom, where the curious will find it.',
      'You can do this without a designer. Put a notebook by the till for a week and let everyone make a mark. If you have no till, use your inbox: the last fifty questions are already written down there.',
      'A website made of real questions looks modest in a presentation. Then the telephone becomes quieter, the orders become clearer, and nobody misses the philosophy.',
    ],
  },
  {
    title: 'Losing One Quote in Four',
    category: 'Sales',
    author: 'Aidan Walsh',
    tags: 'pricing, quotes, trades, negotiation',
    summary: 'If every customer says yes, your price is doing them a favour you cannot afford.',
    paragraphs: [
      'In my first shop I was proud that nobody ever argued about a price. It took me three years and a conversation with my bank to understand why.',
      'Keep a list of every quote you send, with one column for the answer. If nine out of ten say yes at once, raise the next one by a tenth. Do it again until about one in four goes elsewhere. Around that point most trades I work with earn what they should, with fewer hours and calmer customers.',
      'People worry that they will lose the good clients first. It is usually the other way around. The ones who leave over a tenth are those who called on Sundays. The ones who stay were buying your Thursday: that you come when you said you would.',
      'How you write the quote matters as much as the number. Say what is included, what is not, when you start and when you are finished. One builder I know adds a line on what could go wrong and what it would cost. He wins jobs against cheaper firms with that line alone.',
      'And when someone says no, ask why, thank them, and write it down. Twelve honest reasons teach you more about your market than any report you can buy.',
    ],
  },
  {
    title: 'Referrals Without the Awkwardness',
    category: 'Sales',
    author: 'Samuel Osei',
    tags: 'referrals, Professional Networking, introductions, trust',
    summary: 'Ask for a person and a reason, never for “anybody who might be interested”.',
    paragraphs: [
      '“If you know anybody who needs us, send them over.” I said that sentence for years and nothing came of it. Nobody knows an anybody.',
      'What works is a small, exact request. “You work with Hotel Tramuntana. They are hiring a breakfast chef. Would you tell Isabel that you know me, and why?” Now there is a name, a need and a reason, and the whole thing takes the other person two minutes.',
      'Before you ask, check that the introduction is good for all three. Would you be glad to receive it? If you are not sure, do not send it. Your friend is lending you some of her good name, and she will want it back in the same condition.',
      'Ask both sides first. A short message to each, “may I introduce you, this is why”, saves the embarrassment of two people staring at an e-mail neither of them wanted. It also doubles the chance that they actually talk.',
      'Then close the circle. Tell the person who introduced you what happened, even if nothing did. I keep a note for this on Friday afternoons. People who hear how the story ended are the ones who think of you when the next one begins.',
    ],
  },
  {
    title: 'What the Dishwasher’s Portrait Taught Us About Posting',
    category: 'Sales',
    author: 'Chloe Bennett',
    tags: 'social media, Digital Marketing, restaurants, photography',
    summary: 'The posts that bring guests are rarely about the food.',
    paragraphs: [
      'We plan a month of posts for fourteen shops, and every month one picture surprises us. In October it was a man at a dishwasher, laughing, with a caption that gave his name and the eleven years he has worked there. It brought more reservations than the truffle menu.',
      'We went back through a year of numbers to see whether it was luck. It was not. Pictures of a person doing a job, with a name, did about three times as well as pictures of a plate. Before-and-after came second, opening hours on holidays third. Discounts came last, by some distance.',
      'So our content days look different now. The photographer arrives before the guests do. We ask everyone who wants to be seen what they would show a friend: the knife they sharpened down to half its size, the shelf that finally holds, the first tray out of the oven. We ask who would rather not be in a picture, and we keep to it.',
      'You need a telephone, a window and ten minutes a week. Photograph someone you work with, ask what they are good at, and write that down as they said it. Answer the people who answer you, before lunch.',
    ],
  },
];
