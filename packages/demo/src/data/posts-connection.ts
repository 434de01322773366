import type { SeedPost } from './post.type.ts';

export const connectionPosts: readonly SeedPost[] = [
  [
    'maya-torres',
    'I met @will-harding here in spring, drew his catalog in summer, and today I am typing this at a desk he made. Thank you to the people who decided we should talk. #interiors',
    'will-harding: The desk was the easy part. She made me choose between two greens.',
  ],
  [
    'owen-gallagher',
    'Introduced to @brigid-nolan through this place in March. Every handover since then has smelled of lemons instead of plaster.',
    'brigid-nolan: The lemons are free. The plaster is extra.',
  ],
  [
    'greg-kowalski',
    'Shout-out to @andre-williams: he answered one post, and the pierogi now travel better than I do.',
    'andre-williams: They complain less, too.',
  ],
  [
    'isabel-moreno',
    '@jordi-puig sends his walkers to our breakfast, we send our guests on his walks, and neither of us has printed a flyer in a year.',
    'jordi-puig: I have gained two kilos. It is a fair price.',
    'olga-marchenko: This is the kind of partnership I tell my students about.',
  ],
  [
    'anita-desai',
    '@nadia-haddad interpreted for a patient at eight this morning with twenty minutes’ notice and a cold. I want everyone to know how good she is.',
    'nadia-haddad: The patient made me tea afterwards. We are even.',
  ],
  [
    'priya-raman',
    'New here and glad of it. I help founders and family firms in London with contracts in plain English. Tell me what you do and whom I should meet.',
    'samuel-osei: You should meet my clients, all of them, before they write their own contracts.',
    'ada-bergmann: Welcome, Priya! Amara and Hugo came to mind at once.',
  ],
  [
    'dev-patel',
    'Who here works with landscapers and seasonal crews? I keep meeting owners who need a payroll that breathes.',
    'ray-castillo: Present.',
    'aidan-walsh: Half of my trades. I will ask who wants to be introduced.',
  ],
  [
    'jasmine-cole',
    'Carla and I recorded our first three conversations this week. We were introduced here by a stranger, who now has to come to the launch.',
    'ada-bergmann: The stranger was me and I am buying a ticket.',
  ],
  [
    'lucy-hart',
    'Thank you to @helen-park, who answered my cleaning question within an hour and then fixed our appointment calendar while she was at it.',
    'helen-park: It had two Wednesdays. I could not leave it like that.',
  ],
  [
    'hugo-martins',
    'Looking to meet caterers and restaurant people in Toronto and Chicago this autumn. I travel with a small suitcase of bottles. #wine',
    'camille-laurent: Come for dinner. Bring the suitcase.',
    'greg-kowalski: Do you have something that goes with sauerkraut?',
    'hugo-martins: Greg, I have been waiting my whole life for that question.',
  ],
  [
    'mei-chen',
    '@grace-kim finds the building, @karen-lindholm finds the money, I find the wall that can go. We met here and have done five projects since.',
    'karen-lindholm: Six. The cannery counts.',
  ],
  [
    'ada-bergmann',
    'Breakfast meetings are back: Portland, Lisbon and Dublin in the first week of next month. Bring one person who is new. Hosts get the first coffee. #events',
    'june-abbott: I will bring branches for the table in Portland.',
    'joana-ribeiro: Lisbon: my studio has the light and the long bench.',
    'aidan-walsh: Dublin is sorted, there will be brown bread.',
  ],
  [
    'felix-brandt',
    'Thirty-eight developers, three days, one long table at Isabel’s hotel. Half of them have already booked to come back with their families.',
    'isabel-moreno: One of them proposed on the balcony side. We have the champagne glasses to prove it.',
  ],
  [
    'will-harding',
    'I would like to meet interior designers who are tired of explaining what a reception desk is for. I have two free months from February.',
    'ruth-feldman: I am so tired of explaining it. Let us talk oak.',
  ],
  [
    'simone-archer',
    'Hello from Toronto. I write grants for schools and clinics and would love to meet people with a good project and a thin wallet.',
    'paul-everett: You have just described every head teacher I know.',
    'anita-desai: And every clinic.',
  ],
  [
    'fatima-benali',
    'The best thing about opening a third café is the people: @tariq-aziz pulled cable until nine, and @renata-silva sent two bags for the crew from the other side of an ocean.',
    'renata-silva: The crew reported back. They are ready to be baristas.',
    'tariq-aziz: I have never been so awake on a ladder.',
  ],
  [
    'ben-achterberg',
    'I moved my office next to Tessa’s. We share a printer, which I fix, and a kettle, which she does not.',
    'tessa-van-dijk: The kettle is a security risk, he says.',
  ],
  [
    'stella-rossi',
    '@zoe-campbell put our shop online, and the first order came from the street we are on. They could have walked. They wanted to try it.',
    'zoe-campbell: Delivery time: four minutes. A record.',
  ],
  [
    'noah-sinclair',
    '@laura-finch now holds office hours in our gym on Wednesdays. Members come out with a shopping list instead of a diet.',
    'laura-finch: And I come out with sore legs. Fair trade.',
  ],
  [
    'kwame-mensah',
    'Anyone in London who wants to compare notes on forecasting for restaurants? I buy the first round of flat whites.',
    'samuel-osei: I know four head chefs who forecast by looking out of the window. I will bring them.',
  ],
  [
    'beatriz-costa',
    '@sofia-almeida brings the buyers, I bring the words, and last week our first couple from Ghent moved into Graça. They invited us both for waffles.',
    'sofia-almeida: I signed up for selling flats, not for friends. Very pleased about the mistake.',
  ],
  [
    'robert-hughes',
    'Good to meet so many caterers here this month. If we have not spoken yet: I am the one with the banjo in the background.',
    'jonah-reed: You had me at banjo.',
  ],
  [
    'zoe-campbell',
    'I am in Portland for a week in the new year and would love to see how small print shops and makers sell. Who has a door I can knock on? #webdesign',
    'oliver-grant: Ours, and you can run the press.',
    'maya-torres: Coffee at my studio, then a walking tour of three shops and one bakery.',
  ],
  [
    'luis-herrera',
    'Thank you, Robert, for explaining cyber cover to my clients in words they repeated back to me correctly. That has never happened before.',
    'robert-hughes: I explained it to my granddaughter first. She is nine.',
  ],
];
