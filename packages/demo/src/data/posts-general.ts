import type { SeedPost } from './post.type.ts';

export const generalPosts: readonly SeedPost[] = [
  [
    'elena-marsh',
    'Note to self and to everyone who starts at two in the morning: the moon over the Hawthorne Bridge is included in the wage.',
    'oliver-grant: I saw your bike light. I was the other one.',
  ],
  [
    'oliver-grant',
    'The paper mill raised prices again, the third letter this year. The letter itself was on very nice paper.',
    'amara-nwosu: At least they practice what they sell.',
  ],
  [
    'helen-park',
    'Today’s inbox: 214 in, 9 that needed the owner, 1 that made both of us laugh out loud.',
    'maya-torres: I know which one. It was from me.',
  ],
  [
    'hannah-weiss',
    'I have been asked to make a sentence “more dynamic”. I took out the adverb and sent the invoice.',
    'jonah-reed: An adverb removed is an hour well billed.',
  ],
  [
    'ibrahim-diallo',
    'Filmed a violin maker this week. Two minutes of film, eleven hours of listening. I would not cut the ratio if you paid me.',
    'jasmine-cole: The ears come home tired, the heart does not.',
  ],
  [
    'june-abbott',
    'First frost. The dahlias are done, long live the branches.',
    'ray-castillo: We have had ours in Denver for a month. Branches it is.',
  ],
  [
    'miguel-santos',
    'If you read this sitting down: stand up, look out of a window, sit down again. That was today’s appointment, no charge.',
    'kwame-mensah: I did it. There was a fox outside.',
    'emily-carter: Adding this to the waiting room wall.',
  ],
  [
    'ada-bergmann',
    'We passed another milestone of introductions this week. The number matters less than this: most of them were followed by a second conversation.',
    'priya-raman: Three of mine were. One became a client and one a running partner.',
  ],
  [
    'camille-laurent',
    'Three suppliers, one truffle, no consensus about what it should cost. I will be serving mushrooms.',
    'hugo-martins: Mushrooms forgive the wine list.',
  ],
  [
    'tariq-aziz',
    'Opened a ceiling in a Victorian shop today and found a newspaper from 1911, folded into a paper hat. Put it back where it was.',
    'owen-gallagher: This is the way.',
    'fatima-benali: Someone in 2130 will love you.',
  ],
  [
    'ruth-feldman',
    'A client asked for a lobby that looks “like trust”. I asked her whom she trusts. We are now looking at her aunt’s kitchen for inspiration. #interiors',
    'carla-jimenez: That is better coaching than most coaching.',
  ],
  [
    'nicole-adams',
    'Someone asked me to paint “Open Always” on a shop that closes at six. I painted it. I am only the sign maker.',
    'aidan-walsh: Pricing coach here: charge extra for optimism.',
  ],
  [
    'paul-everett',
    'A nine-year-old explained negative numbers to me today as “owing apples”. I have been teaching it wrong for nineteen years.',
    'dev-patel: Owing apples is also an accurate description of accounts payable.',
  ],
  ['brigid-nolan', 'Payday, sunshine and a brass band rehearsal. There are worse Fridays.'],
  [
    'lena-petrova',
    'Reading 60 applications for a post that asked for four things. The ones who answered the four things: seven. I am calling all seven. #hiring',
    'victor-lindgren: And the one who asked a good question back?',
    'lena-petrova: She is number one on the list.',
  ],
  [
    'rosa-delgado',
    'Two hundred tamales, forty people, one office kitchen with a single outlet. We made it, and the outlet made it too.',
    'luis-herrera: I would like to file a report about that outlet.',
  ],
  [
    'arjun-mehta',
    'Deleted 4,000 lines this week, and the app does the same thing, only faster. My favorite kind of week.',
    'zoe-campbell: Deleting is the best feature.',
  ],
  [
    'laura-finch',
    'Soup weather. That is the professional opinion.',
    'elena-marsh: The bakery agrees and suggests the seeded rye.',
  ],
  [
    'karen-lindholm',
    'A man came in with forty years of accordion lessons as his income proof, every one of them receipted. He got the loan.',
    'tom-whitaker: I would frame those receipts.',
  ],
  [
    'jordi-puig',
    'Rain today, so we walked from arcade to arcade and told ghost stories. Nobody asked for a refund and two people asked for another one.',
    'isabel-moreno: They came home dripping and delighted. We had soup ready.',
  ],
  [
    'yuki-tanaka',
    'Spent the morning on a loading dock with a stopwatch and a flask. The scanner is fine. It is the gloves.',
    'andre-williams: It is always the gloves.',
  ],
  [
    'david-mbeki',
    'Visited a grower who keeps her accounts in three school notebooks: green for money in, red for money out, blue for people she trusts. I learned something about risk.',
    'wendy-zhang: The blue notebook is worth more than our software.',
  ],
  [
    'lucy-hart',
    'The parrot has learned the ring of our telephone. We have answered him eleven times today.',
    'noah-sinclair: Please do not teach him the fire drill.',
  ],
  [
    'victor-lindgren',
    'Question for the room: what is the one page of your staff handbook that people have actually read?',
    'brigid-nolan: The page with the holiday calendar. So I put the important things next to it.',
    'hannah-weiss: The one with fewer than eighty words.',
  ],
];
