import type { SeedPost } from './post.type.ts';

export const opportunityPosts: readonly SeedPost[] = [
  [
    'elena-marsh',
    'We have room for three more cafés on the morning delivery route: Alberta, Mississippi and the Central Eastside. Bread is at your door by 6:15. Write me and I will drop off a box to taste.',
    'helen-park: The box arrived at our building and did not survive the elevator ride. Recommended.',
    'noah-sinclair: Do you do something for a gym fridge? Our six o’clock class keeps asking.',
    'elena-marsh: Noah, yes: small seeded rolls. I will bring some on Thursday.',
  ],
  [
    'maya-torres',
    'Two website projects start in January, a veterinary clinic and a joinery. I need a copywriter for both who likes to interview people. Fixed fee, six weeks, half up front. #WebDesign #copywriting',
    'jonah-reed: Raising my hand before I finish my coffee.',
    'hannah-weiss: Jonah is your man. If one of them ever needs German, call me.',
  ],
  [
    'oliver-grant',
    'There is a gap in our press schedule the second week of next month. Short runs of menus, booklets or posters at paper cost plus press time. First come, first printed. #print',
    'amara-nwosu: Do you ship to London? Only half joking.',
    'june-abbott: I will take the gift cards I have been postponing since spring.',
  ],
  [
    'fatima-benali',
    'Third café, third adventure: we got the keys in Ancoats. I am looking for a builder for the counter and back room and an electrician who has done commercial kitchens. Start in eight weeks.',
    'tariq-aziz: I can look at the board on Friday if you can get me in before nine.',
    'owen-gallagher: Far from home for me, but I know two good crews in Salford. Sending names.',
  ],
  [
    'greg-kowalski',
    'We sell frozen pierogi in eleven groceries and need a carrier with freezer vans twice a week, Chicago to Milwaukee. Steady work, paid weekly.',
    'andre-williams: Greg, we run four cold vans past your door every morning. Calling you.',
  ],
  [
    'isabel-moreno',
    'Sixteen of our rooms are freshly renovated and our photos still show the old curtains. Photographer wanted for two days in the quiet season, stay included. #photography',
    'joana-ribeiro: Quiet season in Barcelona, with daylight? I am packing.',
    'beatriz-costa: And when the pictures are done, your guest guide in three languages?',
  ],
  [
    'emily-carter',
    'Our dental practice moves to a bigger place next year: five rooms, 2,400 square feet, former yarn shop. Looking for a contractor and an interior designer who have met a dental chair before.',
    'kelsey-moore: We did two practices in Lakewood. Happy to show you both and let you talk to the owners.',
    'ruth-feldman: I love a yarn shop with ambitions. Sending you three waiting rooms.',
  ],
  [
    'anita-desai',
    'We want to send a nurse and a van to three neighborhoods without a clinic. The plan is written, the budget is not. A grant writer with health experience would make the difference.',
    'simone-archer: This is exactly the kind of forty-page form I enjoy. Shall we talk on Tuesday?',
  ],
  [
    'stella-rossi',
    'Our little label needs an online shop that knows what is hanging in the real one. Around 300 items, repairs as a service, Melbourne based if possible.',
    'zoe-campbell: One stock, two doors. That is my whole job. Coming by on Saturday.',
  ],
  [
    'andre-williams',
    'Looking for someone to build a simple route app for twelve drivers. It has to work with gloves on and without reception. I have drawings on real paper.',
    'arjun-mehta: Gloves and no reception is how we tested our last one. May I see the drawings?',
    'yuki-tanaka: Please let me ride along for a morning before anyone writes code.',
  ],
  [
    'jordi-puig',
    'My booking calendar is a notebook and the notebook is full. I need a developer who can build something small that guests and three guides understand.',
    'arjun-mehta: How many walks a week, and do guests pay ahead?',
    'jordi-puig: Fourteen walks, and they should. They currently pay in coins and stories.',
  ],
  [
    'paul-everett',
    'We have 140 math worksheets that work on paper. I would like to pay someone to make the best thirty work on a phone, without turning them into a game show.',
    'tessa-van-dijk: No game show, I promise. Send me the three that pupils like least.',
  ],
  [
    'david-mbeki',
    'We lend to coffee growers and need an analyst to check our credit model against five seasons of repayments. Remote, about fifteen days.',
    'kwame-mensah: Five seasons of real repayments is a treat. Count me in for a first call.',
  ],
  [
    'renata-silva',
    'Fresh crop from Carmo de Minas is at the port. I have forty bags without a home yet. Cafés in the UK and on the US west coast: shall I send samples? #coffee',
    'fatima-benali: Samples to Manchester, please. My head barista has been asking for a natural.',
    'maya-torres: Sending this to every café I have ever drawn a logo for.',
  ],
  [
    'amara-nwosu',
    'Printed programs for 420 guests, due in five weeks, with a fold nobody has named yet. Which printer here enjoys a puzzle? #print #events',
    'oliver-grant: Send the fold. If my daughters cannot name it, nobody can.',
  ],
  [
    'felix-brandt',
    'Software company, 38 people, three days in May, somewhere warm with one long table. Hotels and guides in Catalonia and Portugal, show me what you have. #events',
    'isabel-moreno: We have the long table. It seats 34, and four more on the balcony side.',
    'jordi-puig: And I have a walk that ends at a bakery.',
  ],
  [
    'ray-castillo',
    'We are eleven people now and my shoebox of receipts has a name. Looking for a bookkeeper who has seen seasonal crews.',
    'dev-patel: Seasonal crews are most of my spring. What is the shoebox called?',
    'ray-castillo: Brenda.',
  ],
  [
    'lena-petrova',
    'A climate software team of fourteen looks for its first product designer. Berlin or remote within two hours, four days a week is fine, salary in the ad. #hiring',
    'hannah-weiss: Salary in the ad! I will proofread the next one for free.',
  ],
  [
    'olga-marchenko',
    'Eighty students a month ask us what to do on a Sunday. I would like to offer proper outings with a guide who speaks slowly and jokes anyway.',
    'jordi-puig: If they ever come to Barcelona, I speak slowly by nature.',
  ],
  [
    'lucy-hart',
    'Looking for an evening cleaning service that is not afraid of cat hair, two hours on weekdays, close-in Southeast.',
    'helen-park: I have two names from the dentist I work for. Sending them over.',
  ],
  [
    'nicole-adams',
    'Our wrap bay is free for the last ten days of the month. If your vans still carry the logo from three logos ago, this is the moment.',
    'rosa-delgado: Two vans, one new logo, and a bag of tamales for the installer.',
  ],
  [
    'carla-jimenez',
    'I want to record six conversations with people who took over the family business. I have the people. I need a producer who can make them forget the microphone. #FamilyBusiness',
    'jasmine-cole: Making people forget the microphone is my one talent. When do we start?',
  ],
  [
    'grace-kim',
    'A former ferry ticket office, 1,900 square feet, brick, drains in the floor. It would suit a bakery, a brewery or someone with imagination. Not listed yet.',
    'mei-chen: Drains in the floor! May I come along with a tape measure?',
  ],
  [
    'hugo-martins',
    'I need back labels for 1,800 bottles in three languages, printed before the boat leaves. Short runs are welcome news for exactly one printer, I hope.',
    'beatriz-costa: I can do the three languages by Wednesday.',
    'oliver-grant: And we can do the 1,800 by the Wednesday after that.',
  ],
];
