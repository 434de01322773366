import type { SeedMember } from './member.type.ts';

/** The accounts a newcomer signs in with. Their order gives their ids: member 1, admin 2, owner 3. */
export const accounts: readonly (SeedMember & { email: string; role: 'user' | 'admin' })[] = [
  {
    email: 'member@demo.test',
    role: 'user',
    name: ['Maya', 'Torres'],
    title: 'Web and Brand Designer',
    company: 'Torres Studio',
    industry: 'marketing',
    location: 'Portland, OR',
    bio: 'I design websites and identities for shops you can walk into. Eleven years of it, most of them within cycling distance of the Willamette.',
    summary:
      'Web and brand designer for independent shops, cafés and clinics. I take a project from the first sketch to the day the site goes live.',
    skills: 'web design, branding, Figma, WordPress, accessibility, typography',
    interests: 'letterpress, cycling, ceramics, local food',
    seeks:
      'A social media manager for the shops I design, a bookkeeper for my studio, and a translator for two bilingual websites this winter.',
    offers:
      'Website design, brand identity and logo design for small businesses, with training so you can edit it yourself.',
    audience: 'Owners of shops, cafés, clinics and workshops with one to thirty people',
    prefers: 'social media manager, bookkeeper, translator, shop owner',
  },
  {
    email: 'admin@demo.test',
    role: 'admin',
    name: ['Ada', 'Bergmann'],
    title: 'Community Manager',
    company: 'Guildhall',
    industry: 'technology',
    location: 'Berlin, Germany',
    bio: 'I look after this place: the rules, the introductions and the occasional lost password. Before that I ran a coworking house for nine years.',
    summary: 'Community manager with a coworking past. I read every report and answer every letter.',
    skills: 'community management, moderation, facilitation, writing',
    interests: 'choir, allotment gardens, board games',
    seeks:
      'A podcast producer for our members’ stories, hosts for local breakfast meetings, and an event photographer for the spring meeting.',
    offers: 'Introductions, help with your profile, and a stage for your story in the news section.',
    audience: 'Members of Guildhall',
    prefers: 'event photographer, podcast producer, writer',
  },
  {
    email: 'owner@demo.test',
    role: 'user',
    name: ['Oliver', 'Grant'],
    title: 'Printer and Shop Owner',
    company: 'Grant & Daughters Printing',
    industry: 'Printing',
    location: 'Portland, OR',
    bio: 'Third-generation printer. My grandfather set type by hand, my daughters run the digital press, and I keep the old Heidelberg alive between them.',
    summary:
      'I run a print works and a stationery shop. Offset, digital and letterpress, from two hundred invitations to forty thousand menus.',
    skills: 'offset printing, letterpress, packaging, color management, estimating',
    interests: 'type history, rowing, jazz records',
    seeks:
      'An e-commerce developer for our stationery shop, a videographer for a short film about the old press, and event planners and restaurants who need menus in a hurry.',
    offers:
      'Printing of menus, labels, packaging, invitations and brochures; letterpress for special days; proofs within 24 hours.',
    audience: 'Restaurants, event planners, designers and publishers in the Northwest',
    prefers: 'e-commerce developer, videographer, event planner, caterer',
  },
];
