type Status = 'pending' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'completed';

/** Who offers whom an introduction; without a referee it is the referrer himself or herself. */
interface SeedReferral {
  from: string;
  to: string;
  introduces?: string;
  status: Status;
  daysAgo: number;
  message?: string;
}

export const referrals: readonly SeedReferral[] = [
  {
    from: 'maya-torres',
    to: 'simone-archer',
    status: 'pending',
    daysAgo: 4,
    message:
      'A clinic I work with has a good project and no idea which fund to ask. May I introduce myself and them?',
  },
  {
    from: 'maya-torres',
    to: 'ruth-feldman',
    introduces: 'will-harding',
    status: 'accepted',
    daysAgo: 15,
    message: 'Ruth, you said reception desks are hard to get right. Will makes the ones I would buy.',
  },
  {
    from: 'maya-torres',
    to: 'zoe-campbell',
    status: 'completed',
    daysAgo: 70,
    message: 'I have a stationery shop that needs exactly your kind of stock connection.',
  },
  {
    from: 'maya-torres',
    to: 'kwame-mensah',
    status: 'completed',
    daysAgo: 120,
    message: 'Your last-Tuesday page would help three of my clients.',
  },
  {
    from: 'maya-torres',
    to: 'emily-carter',
    status: 'declined',
    daysAgo: 50,
    message: 'New rooms, perhaps a new website as well?',
  },
  { from: 'maya-torres', to: 'isabel-moreno', introduces: 'petr-novak', status: 'withdrawn', daysAgo: 36 },
  {
    from: 'maya-torres',
    to: 'stella-rossi',
    status: 'expired',
    daysAgo: 88,
    message: 'Your repair counter deserves its own page. I would love to draw it.',
  },
  {
    from: 'helen-park',
    to: 'maya-torres',
    introduces: 'lucy-hart',
    status: 'completed',
    daysAgo: 40,
    message: 'Lucy’s clinic has a website from 2009 and a parrot who deserves better.',
  },
  {
    from: 'petr-novak',
    to: 'maya-torres',
    status: 'pending',
    daysAgo: 2,
    message: 'A hotel I audit needs a new site, not another audit. I thought of you.',
  },
  {
    from: 'elena-marsh',
    to: 'maya-torres',
    introduces: 'laura-finch',
    status: 'accepted',
    daysAgo: 11,
    message: 'Laura needs a site with appointments, and you both like my rye.',
  },
  { from: 'chloe-bennett', to: 'maya-torres', status: 'declined', daysAgo: 64 },
  {
    from: 'oliver-grant',
    to: 'felix-brandt',
    status: 'pending',
    daysAgo: 6,
    message: 'Retreat booklets, badges, place cards: we print what people keep.',
  },
  {
    from: 'oliver-grant',
    to: 'june-abbott',
    status: 'completed',
    daysAgo: 95,
    message: 'First Thursdays need flowers, and your gift cards need paper.',
  },
  {
    from: 'june-abbott',
    to: 'oliver-grant',
    status: 'accepted',
    daysAgo: 9,
    message: 'A wedding for 180 with very particular ideas about envelopes.',
  },
  {
    from: 'amara-nwosu',
    to: 'oliver-grant',
    introduces: 'samuel-osei',
    status: 'pending',
    daysAgo: 5,
    message: 'Samuel wants a recruiting brochure that survives a kitchen.',
  },
  {
    from: 'ada-bergmann',
    to: 'carla-jimenez',
    introduces: 'jasmine-cole',
    status: 'completed',
    daysAgo: 58,
    message: 'Carla has six stories, Jasmine has the microphone.',
  },
  {
    from: 'ada-bergmann',
    to: 'priya-raman',
    introduces: 'hugo-martins',
    status: 'accepted',
    daysAgo: 13,
    message: 'Hugo needs a distribution agreement one can read. You write those.',
  },
  {
    from: 'tom-whitaker',
    to: 'wendy-zhang',
    status: 'completed',
    daysAgo: 140,
    message: 'A family that should talk about money before they talk about tax.',
  },
  {
    from: 'owen-gallagher',
    to: 'tariq-aziz',
    status: 'completed',
    daysAgo: 30,
    message: 'Café in Ancoats, six ovens, one fuse box from another century.',
  },
  { from: 'grace-kim', to: 'karen-lindholm', introduces: 'mei-chen', status: 'completed', daysAgo: 110 },
  {
    from: 'sofia-almeida',
    to: 'beatriz-costa',
    status: 'accepted',
    daysAgo: 17,
    message: 'Buyers from Ghent, contract on Thursday.',
  },
  {
    from: 'lena-petrova',
    to: 'yuki-tanaka',
    status: 'declined',
    daysAgo: 21,
    message: 'Climate software, boiler rooms, real users. I had to ask.',
  },
  {
    from: 'robert-hughes',
    to: 'greg-kowalski',
    status: 'expired',
    daysAgo: 75,
    message: 'Your vans and mine should compare policies.',
  },
  { from: 'anita-desai', to: 'miguel-santos', status: 'withdrawn', daysAgo: 25 },
];
