import type { MatchFacts, MatchProfile } from '../src/profile.ts';

export const now = new Date('2026-03-15T12:00:00Z');

/** Facts of a pair that knows nobody in common. */
export const strangers: MatchFacts = { mutualConnections: 0, now };

/** A member with an empty profile who was never seen, overridden by what a test is about. */
export function member(fields: Partial<MatchProfile> = {}): MatchProfile {
  return {
    lookingFor: null,
    servicesOffered: null,
    targetAudience: null,
    skills: [],
    interests: [],
    industry: null,
    jobTitle: null,
    location: null,
    preferredConnectionTypes: [],
    lastSeenAt: null,
    profileCompletion: 0,
    ...fields,
  };
}

const thisWeek = new Date('2026-03-12T09:00:00Z');
const lastAutumn = new Date('2025-10-02T09:00:00Z');

export const ana = member({
  lookingFor: 'a bookkeeper for my bakery',
  servicesOffered: 'Sourdough bread and wedding cakes for cafés and hotels',
  targetAudience: 'Cafés, hotels and event planners',
  skills: ['Baking', 'Food hygiene', 'Instagram'],
  interests: ['Hiking', 'Local history'],
  industry: 'other',
  jobTitle: 'Bakery owner',
  location: 'Lisbon, Portugal',
  preferredConnectionTypes: ['Accountants', 'Restaurant owners'],
  lastSeenAt: thisWeek,
  profileCompletion: 88,
});

export const ben = member({
  lookingFor: 'Restaurants and bakeries that need monthly accounts, and a web designer',
  servicesOffered: 'bookkeeping and payroll for restaurants',
  targetAudience: 'Restaurants, bakeries and cafés',
  skills: ['QuickBooks', 'Payroll', 'VAT returns'],
  interests: ['hiking'],
  industry: 'finance',
  jobTitle: 'Chartered accountant',
  location: 'Lisboa',
  preferredConnectionTypes: ['Small business owners'],
  lastSeenAt: thisWeek,
  profileCompletion: 75,
});

export const chloe = member({
  lookingFor: 'Growing retailers who need a new online shop',
  servicesOffered: 'Web design, WordPress and landing pages',
  targetAudience: 'Retail and restaurants',
  skills: ['Figma', 'CSS', 'SEO'],
  interests: ['Photography', 'Cycling'],
  industry: 'technology',
  jobTitle: 'Freelance web designer',
  location: 'Austin, TX',
  preferredConnectionTypes: ['Marketing'],
  lastSeenAt: thisWeek,
  profileCompletion: 100,
});

export const dev = member({
  lookingFor: 'A website and search engine optimisation for our clinic',
  servicesOffered: 'Physiotherapy and sports massage',
  skills: ['Physiotherapy'],
  interests: ['Cycling', 'Running club'],
  industry: 'healthcare',
  jobTitle: 'Clinic director',
  location: 'Austin Texas',
  lastSeenAt: lastAutumn,
  profileCompletion: 63,
});

export const emma = member({
  lookingFor: 'Introductions to angel investors and a contract lawyer',
  servicesOffered: 'Payroll software for small teams',
  targetAudience: 'Accountants and HR managers',
  skills: ['Product management', 'TypeScript'],
  industry: 'technology',
  jobTitle: 'Startup founder',
  location: 'London',
  preferredConnectionTypes: ['Investors'],
  lastSeenAt: thisWeek,
  profileCompletion: 100,
});

export const femi = member({
  lookingFor: 'SaaS startups raising a seed round',
  servicesOffered: 'Angel investing, mentoring',
  targetAudience: 'Technology',
  skills: ['Business valuation'],
  industry: 'finance',
  jobTitle: 'Angel investor',
  location: 'Manchester, UK',
  preferredConnectionTypes: ['Founders'],
  lastSeenAt: thisWeek,
  profileCompletion: 50,
});

export const greta = member({
  lookingFor: 'A solicitor for lease negotiation; plumbers and electricians for renovation work',
  servicesOffered: 'Property management, lettings',
  skills: ['Negotiation'],
  industry: 'Real Estate',
  jobTitle: 'Property manager',
  location: 'Berlin, Germany',
  lastSeenAt: thisWeek,
  profileCompletion: 88,
});

export const hugo = member({
  lookingFor: 'Landlords with steady maintenance work',
  servicesOffered: 'Plumbing, heating and bathroom renovation',
  targetAudience: 'Landlords and property managers',
  skills: ['Plumbing'],
  industry: 'Construction',
  jobTitle: 'Plumber',
  location: 'Berlin',
  lastSeenAt: lastAutumn,
  profileCompletion: 75,
});

export const ines = member({
  servicesOffered: 'Certified translation English to Portuguese',
  skills: ['Translation', 'Proofreading'],
  interests: ['Hiking'],
  industry: 'other',
  jobTitle: 'Translator',
  location: 'Porto, Portugal',
  lastSeenAt: lastAutumn,
  profileCompletion: 38,
});

export const jonas = member({
  lookingFor: 'Donors and corporate sponsors, help with grant writing',
  servicesOffered: 'Volunteering days for teams',
  industry: 'Nonprofit',
  jobTitle: 'Charity director',
  location: 'Leeds, England',
  lastSeenAt: thisWeek,
  profileCompletion: 100,
});

export const kira = member({
  lookingFor: 'Charities that need funding',
  servicesOffered: 'Grant writing, fundraising strategy and donor management',
  targetAudience: 'Charities and social enterprises',
  industry: 'Consulting',
  jobTitle: 'Fundraising consultant',
  location: 'York, England',
  lastSeenAt: thisWeek,
  profileCompletion: 100,
});

export const liam = member({
  lookingFor: 'Wedding photographer',
  servicesOffered: 'Event planning and wedding planning',
  skills: ['Event planning', 'Negotiation'],
  industry: 'Events',
  jobTitle: 'Event planner',
  location: 'Cork, Ireland',
  lastSeenAt: null,
  profileCompletion: 63,
});

export const mona = member({
  lookingFor: 'event planners and caterers',
  servicesOffered: 'Photography: headshots, weddings, food',
  skills: ['Photo editing', 'Event planning'],
  industry: 'Media',
  jobTitle: 'Photographer',
  location: 'Dublin',
  lastSeenAt: thisWeek,
  profileCompletion: 75,
});
