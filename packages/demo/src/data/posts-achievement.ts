import type { SeedPost } from './post.type.ts';

export const achievementPosts: readonly SeedPost[] = [
  [
    'maya-torres',
    'Eastbank Strength has a new website, and the first class booked through it filled in nine hours. Thank you, Noah, for letting me photograph the chalkboard instead of a stock biceps. #webdesign',
    'noah-sinclair: The average age on the waiting list is 51. I could not be prouder.',
    'jonah-reed: “A gym for people who never liked gyms” is still the best line I did not write.',
  ],
  [
    'fatima-benali',
    'Six years ago today I sold eleven coffees, four of them to my brother. Today it was 612. Thank you, Manchester. #coffee',
    'samuel-osei: And every person I placed with you is still there. That says more than the 612.',
    'tariq-aziz: I was one of the eleven!',
  ],
  [
    'elena-marsh',
    'We passed the organic inspection with no remarks. The inspector asked for the recipe of the walnut rye; we gave her a loaf instead.',
    'laura-finch: The walnut rye is on my list of things I prescribe.',
  ],
  [
    'owen-gallagher',
    'Handed over the clinic in Rathmines one day early. I have been in the trade 22 years and I am having that sentence framed.',
    'brigid-nolan: My crew confirms: there was almost nothing to sweep.',
    'aidan-walsh: Frame it, then raise your prices.',
  ],
  [
    'dev-patel',
    'Fourteen months in a row with every client closed by the fifth working day. No fireworks, just a quiet afternoon and a second coffee.',
    'tom-whitaker: As the person who receives those books in March: thank you.',
  ],
  [
    'simone-archer',
    'The community theater got its grant: 84,000 dollars for a lift, so that everyone can come in through the same door.',
    'anita-desai: The same door. What a good sentence to end a proposal with.',
    'nadia-haddad: Congratulations! I will come to the first performance by lift, out of principle.',
  ],
  [
    'brigid-nolan',
    'Forty-one people on the payroll and not one of them left this year. In cleaning. I checked twice.',
    'victor-lindgren: Would you tell my clients how you did that?',
    'brigid-nolan: Hours that do not change by text message at ten at night. That is all of it.',
  ],
  [
    'arjun-mehta',
    'Our stock list app for a hospital store reached 100,000 scans. The store manager celebrated by finding a stethoscope that had been missing since 2019.',
    'yuki-tanaka: The stethoscope should be in the release notes.',
  ],
  [
    'hannah-weiss',
    'A museum let me cut its wall texts by half. Visitors now read twice as many of them. The curators are speaking to me again.',
    'beatriz-costa: And half the words to translate! You have friends in Lisbon.',
  ],
  [
    'andre-williams',
    'One full year with the cold vans and not a single delivery above minus eighteen. The drivers got the bonus, I got the graph.',
    'greg-kowalski: My pierogi thank you individually.',
  ],
  [
    'noah-sinclair',
    'Ruth, 78, deadlifted her own weight this morning and then complained about the music. Best Tuesday of the year.',
    'laura-finch: She told me her secret is lentils. I would like that on the record.',
    'lucy-hart: My mother has asked for the address.',
  ],
  [
    'mei-chen',
    'The cannery conversion got its permit on the first submission. I printed the e-mail. #interiors',
    'karen-lindholm: First submission! The loan papers follow on Monday.',
    'grace-kim: I knew that building had a second life in it.',
  ],
  [
    'marcus-hale',
    'Delivered 640 photos of a two-day conference by breakfast the next morning. My assistant has now slept as well. #photography',
    'amara-nwosu: The speakers had their portraits before their trains left. Magic.',
  ],
  [
    'olga-marchenko',
    'Nineteen of our twenty kitchen students passed the exam. The twentieth had a shift and sits it next week, and the whole class is coming to wait outside.',
    'samuel-osei: I will wait outside too.',
  ],
  [
    'kwame-mensah',
    'A restaurant owner I work with closed on Mondays because the numbers said so, and earned more. She sent me a photograph of her asleep on a sofa on a Monday.',
    'fatima-benali: I would like that chart for my Tuesdays.',
  ],
  [
    'zoe-campbell',
    'Rebuilt a bookshop’s site and cut the loading time from nine seconds to one. Orders from phones doubled in a month, mostly poetry. #webdesign #shopping',
    'petr-novak: One second! I have nothing left to fix. Well done.',
  ],
  [
    'camille-laurent',
    'Cooked for forty in a kitchen meant for four and nobody noticed. Seven courses, one oven, two burns, no regrets.',
    'hugo-martins: They noticed the fourth course. I was told about it in Porto.',
  ],
  [
    'nicole-adams',
    'Gold leaf on the window of a law firm on Congress, finished by hand after three days and one thunderstorm. It will outlive the lease.',
    'daniel-okafor: Now I want gold leaf. And a window on the ground floor.',
  ],
  [
    'jasmine-cole',
    'Episode 400 went out today. It is the first one where I am the guest. I hated every minute and cut it anyway.',
    'carla-jimenez: You were wonderful, and you did not cut the best part.',
  ],
  [
    'paul-everett',
    'Thirty-one of our thirty-three apprentices passed math at the first try. Two joiners, one baker and twenty-eight people who told me they could not do fractions. #apprentices',
    'will-harding: You cannot build a drawer without fractions. Bravo.',
  ],
  [
    'renata-silva',
    'One of our farms took third place in the regional tasting. Dona Lúcia is 81 and wore her good hat. #coffee',
    'fatima-benali: Tell Dona Lúcia there is a cup with her name on it in Manchester. Literally, we print them.',
  ],
  [
    'oliver-grant',
    'My younger daughter ran the Heidelberg alone for the first time: 500 cards, two colors, perfect register. I stood in the paper store so she could not see my face.',
    'june-abbott: I have one of those 500 on my wall already.',
    'maya-torres: Third generation, fourth generation. Now I have something in my eye as well.',
  ],
  [
    'wendy-zhang',
    'A client paid herself a real salary for twelve months in a row, for the first time in nineteen years of business. We had dim sum about it.',
    'tom-whitaker: That is the return I like to sign.',
  ],
  [
    'kelsey-moore',
    'We finished a kitchen for a family of seven without them having to move out. The dogs supervised.',
    'ray-castillo: I saw the patio side. The dogs did good work.',
  ],
];
