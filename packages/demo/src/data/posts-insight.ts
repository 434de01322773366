import type { SeedPost } from './post.type.ts';

export const insightPosts: readonly SeedPost[] = [
  [
    'jonah-reed',
    'I asked thirty shop owners what their website should do. Twenty-six said some version of “stop people calling to ask when we are open”. Start there, the story can come second. #webdesign',
    'maya-torres: Opening hours at the top of the page. I will say it until I retire.',
    'petr-novak: And keep them the same everywhere they are listed. Half of my audits end with this.',
  ],
  [
    'dev-patel',
    'Three numbers tell me how a small contractor is doing before I open the books: days until they invoice, days until they are paid, and how often they say “it will even out”.',
    'owen-gallagher: I felt the third one.',
    'kwame-mensah: You could draw a whole dashboard from that sentence.',
  ],
  [
    'priya-raman',
    'The clause that saves most friendships in business is the dull one about what happens when someone wants to leave. Write it while you still like each other.',
    'carla-jimenez: I send every pair of founders to a lawyer for exactly this page.',
  ],
  [
    'maya-torres',
    'Before I draw anything I stand in the shop for an hour. What customers ask at the counter is the home page. I keep the list here: https://torres-studio.example/notes/one-hour-in-the-shop',
    'june-abbott: You stood in mine in February and left with hay fever and a perfect site map.',
    'jonah-reed: Reporters call this “going there”. It works.',
  ],
  [
    'petr-novak',
    'A hotel asked why it lost a third of its visitors in spring. Answer: the new photos weighed eleven megabytes each. Beautiful photos, though. How to check yours: https://novak-search.example/slow-pages #webdesign #photography',
    'isabel-moreno: Asking for a friend: is four megabytes too many?',
    'petr-novak: Tell your friend I will call her.',
  ],
  [
    'samuel-osei',
    'Trial shifts work in both directions. Pay for them, feed people, and ask the candidate on the way out what they would change. The answers are worth more than the interview. #hiring',
    'fatima-benali: A candidate once told me our fridge door was the problem. She was right and she is my manager now.',
  ],
  [
    'aidan-walsh',
    'If you have not lost a single quote on price this year, you are too cheap. I lost about one in four when the shop was healthiest.',
    'owen-gallagher: I lost one last week and celebrated, thanks to you.',
    'kelsey-moore: Printing this for the truck.',
  ],
  [
    'yuki-tanaka',
    'Watching five people use your software for an hour each is cheaper than the meeting in which you argue about it.',
    'arjun-mehta: We did the sum once. The meeting cost 1,400 dollars.',
  ],
  [
    'tom-whitaker',
    'Handing over a family business takes about five years if you begin with the tax and eight if you begin with the tax and end with the conversation. Begin with the conversation. #FamilyBusiness',
    'wendy-zhang: Chairs in a circle first, spreadsheets second.',
  ],
  [
    'luis-herrera',
    'A practice with nine people, one afternoon, three steps: turn on second-factor sign-in, test one backup by restoring it, write down whom to call. It stops most of what I get called for.',
    'emily-carter: We did it in an afternoon and had cake afterwards.',
    'ben-achterberg: “Test one backup by restoring it” should be on a cushion.',
  ],
  [
    'laura-finch',
    'Canteens change more eating habits than advice does. Put the lentils first in the line and nothing else needs to be said.',
    'elena-marsh: Same with bread. The loaf at eye level is the loaf they buy.',
  ],
  [
    'carla-jimenez',
    'New managers rarely need to learn how to give orders. They need an hour a week in which nobody asks them anything. #hiring',
    'victor-lindgren: I put it into handbooks as “the quiet hour”. Nobody objects to a thing with a name.',
  ],
  [
    'amara-nwosu',
    'People forgive a late speaker and a cold room. They never forgive a line for food. Two tables more than you think, always.',
    'rosa-delgado: And plates at both ends. I will cater anything you plan.',
    'felix-brandt: Stealing this for my checklist.',
  ],
  [
    'oliver-grant',
    'Choose the paper before you choose the colors. The same blue is three different blues, and only one of them is yours. #print',
    'nicole-adams: True for vinyl as well. I keep a drawer called “not that blue”.',
  ],
  [
    'nadia-haddad',
    'When you book an interpreter, send the slides the day before. We are not collecting secrets, we are looking up the word for “flange”. #languages',
    'beatriz-costa: I once met a menu with fourteen kinds of clam. The day before would have been lovely.',
  ],
  [
    'grace-kim',
    'Ask a landlord three things before you fall in love with a space: where the drains are, who pays for the roof, and why the last tenant left. #interiors',
    'elena-marsh: The drains! Nobody told me about drains.',
    'mei-chen: I would add: who owns the wall you want to open.',
  ],
  [
    'hannah-weiss',
    'If a button needs an explanation next to it, the explanation is usually the better button.',
    'yuki-tanaka: This is going on our wall, with credit.',
  ],
  [
    'kwame-mensah',
    'Owners ask me for more data. Mostly they need last Tuesday, by hour, on one page. I wrote up how to make that page in a spreadsheet: https://mensah-analytics.example/last-tuesday',
    'greg-kowalski: Made the page. Found out my best hour is the one before we officially open.',
  ],
  [
    'robert-hughes',
    'Read your policy on the day your business changes, not on the day something happens. A new van, a new oven, a first employee: each of them is a phone call.',
    'andre-williams: He means it. He picked up on a Sunday.',
  ],
  [
    'tessa-van-dijk',
    'Nobody remembers a safety course. Everybody remembers the colleague who told them about the ladder. So I record the colleague.',
    'paul-everett: It works for fractions as well. We recorded the joiner.',
  ],
  [
    'brigid-nolan',
    'Ask the cleaners what is wrong with the building. They are the only people who have been in every room this week.',
    'ruth-feldman: I do, before I draw. They always know which chair is hated.',
  ],
  [
    'daniel-okafor',
    'Search the name before you paint the sign. I have paid for one client’s gold leaf to be scraped off and I still think about it.',
    'nicole-adams: So do I. I did the scraping.',
    'maya-torres: I now put “has the name been searched?” into every branding offer.',
  ],
  [
    'chloe-bennett',
    'The post that did best for our restaurants this month was a photograph of the dishwasher, his name, and the sentence “he has been here eleven years”.',
    'samuel-osei: He probably runs the place.',
  ],
  ['will-harding', 'The three most useful words in a workshop are “show me again”.'],
];
