/**
 * One industry: how members write it, and the trade families (or single
 * trades) that tell it from free text such as a job title.
 */
export type Industry = {
  readonly label: string;
  readonly names: string;
  readonly families?: readonly string[];
  readonly trades?: readonly string[];
};

export const industries: Readonly<Record<string, Industry>> = {
  technology: {
    label: 'Technology',
    names:
      'technology, tech, information technology, IT, software, software development, SaaS, computers, internet, telecommunications, telecoms, artificial intelligence, AI, cybersecurity, data, gaming, fintech, startups',
    families: ['software', 'it-services'],
    trades: ['web-development', 'startup'],
  },
  healthcare: {
    label: 'Healthcare',
    names:
      'healthcare, health care, health, healthcare services, medical, medicine, pharmaceuticals, pharma, biotech, life sciences, hospitals, dental, veterinary',
    families: ['health'],
    trades: ['lab-services'],
  },
  finance: {
    label: 'Finance',
    names:
      'finance, financial services, banking, investment, investments, insurance, wealth management, venture capital, private equity',
    families: ['finance', 'investment'],
  },
  accounting: {
    label: 'Accounting',
    names: 'accounting, accountancy, accounting services, bookkeeping, tax, audit',
    families: ['accounting'],
  },
  legal: {
    label: 'Legal',
    names: 'legal, law, legal services, law practice, law firms',
    families: ['legal'],
  },
  marketing: {
    label: 'Marketing',
    names:
      'marketing, digital marketing, marketing and advertising, advertising, public relations, communications, social media, branding',
    families: ['marketing'],
    trades: ['branding'],
  },
  design: {
    label: 'Design',
    names:
      'design, graphic design, web design, creative, creative industries, creative services, arts, fine art, crafts',
    families: ['design', 'web'],
    trades: ['art'],
  },
  media: {
    label: 'Media',
    names:
      'media, media production, film, photography, publishing, journalism, broadcasting, music, entertainment, printing',
    families: ['media', 'print'],
    trades: ['entertainment'],
  },
  education: {
    label: 'Education',
    names:
      'education, e-learning, edtech, training, schools, higher education, coaching, research, childcare',
    families: ['education'],
    trades: ['language-teaching', 'staff-training'],
  },
  consulting: {
    label: 'Consulting',
    names:
      'consulting, management consulting, business consulting, professional services, business services, advisory, coaching and consulting',
    families: ['advice'],
  },
  'human-resources': {
    label: 'Human resources',
    names: 'human resources, HR, recruitment, recruiting, staffing',
    families: ['people'],
  },
  sales: {
    label: 'Sales',
    names: 'sales, business development, customer service',
    families: ['sales'],
  },
  'office-services': {
    label: 'Office services',
    names:
      'office services, administration, administrative services, translation, translation services, facilities',
    families: ['administration', 'language'],
  },
  food: {
    label: 'Food and beverage',
    names:
      'food & beverage, food and beverage, food, food and drink, restaurants, catering, bakery, food service, F&B, beverages',
    families: ['food'],
  },
  hospitality: {
    label: 'Hospitality',
    names: 'hospitality, tourism, travel, travel and tourism, hotels, leisure',
    families: ['hospitality'],
  },
  events: {
    label: 'Events',
    names: 'events, event services, event management, weddings, conferences',
    families: ['events'],
  },
  retail: {
    label: 'Retail',
    names: 'retail, e-commerce, ecommerce, online retail, wholesale, consumer goods, fashion, apparel',
    families: ['retail'],
    trades: ['online-shop', 'fashion'],
  },
  'real-estate': {
    label: 'Real estate',
    names: 'real estate, property, property management, realty, commercial real estate, architecture',
    families: ['property'],
  },
  construction: {
    label: 'Construction',
    names:
      'construction, building, building trades, trades, home improvement, civil engineering, landscaping',
    families: ['construction'],
  },
  manufacturing: {
    label: 'Manufacturing',
    names:
      'manufacturing, industrial, engineering, mechanical engineering, electronics, textiles, machinery, chemicals',
    families: ['manufacturing'],
  },
  logistics: {
    label: 'Logistics',
    names: 'logistics, transport, transportation, shipping, supply chain, warehousing, freight, delivery',
    families: ['logistics'],
  },
  automotive: {
    label: 'Automotive',
    names: 'automotive, cars, motor trade, vehicles',
    families: ['automotive'],
  },
  energy: {
    label: 'Energy',
    names:
      'energy, utilities, renewables, renewable energy, oil and gas, solar, environmental services, cleantech',
    families: ['energy'],
    trades: ['sustainability'],
  },
  agriculture: {
    label: 'Agriculture',
    names: 'agriculture, farming, agribusiness, forestry, fishing',
    families: ['farming'],
  },
  fitness: {
    label: 'Fitness and wellness',
    names: 'fitness, wellness, health and wellness, sports, sport, wellbeing, gyms',
    families: ['fitness'],
  },
  beauty: {
    label: 'Beauty',
    names: 'beauty, cosmetics, hair and beauty, personal care, salons',
    families: ['beauty'],
  },
  cleaning: {
    label: 'Cleaning',
    names: 'cleaning, cleaning services, facility services, waste management',
    families: ['cleaning'],
  },
  security: { label: 'Security', names: 'security, security services, safety', families: ['protection'] },
  nonprofit: {
    label: 'Nonprofit',
    names: 'nonprofit, non-profit, charity, charities, NGO, social enterprise, philanthropy, third sector',
    families: ['charity'],
  },
  government: {
    label: 'Government',
    names: 'government, public sector, public administration, defence, defense',
    trades: ['government'],
  },
};

/** Industry values that name none: two members who both picked them share nothing. */
export const noIndustry: ReadonlySet<string> = new Set([
  'other',
  'others',
  'none',
  'n a',
  'na',
  'various',
  'any',
  'all',
  'general',
]);

/** Industries that commonly buy from or refer to each other; the order within a pair does not matter. */
export const complementary: readonly (readonly [string, string])[] = [
  ['accounting', 'construction'],
  ['accounting', 'consulting'],
  ['accounting', 'finance'],
  ['accounting', 'food'],
  ['accounting', 'legal'],
  ['accounting', 'nonprofit'],
  ['accounting', 'real-estate'],
  ['accounting', 'retail'],
  ['agriculture', 'food'],
  ['agriculture', 'logistics'],
  ['automotive', 'finance'],
  ['automotive', 'logistics'],
  ['automotive', 'manufacturing'],
  ['beauty', 'fitness'],
  ['beauty', 'events'],
  ['beauty', 'marketing'],
  ['beauty', 'retail'],
  ['cleaning', 'healthcare'],
  ['cleaning', 'hospitality'],
  ['cleaning', 'real-estate'],
  ['construction', 'energy'],
  ['construction', 'legal'],
  ['construction', 'manufacturing'],
  ['construction', 'real-estate'],
  ['consulting', 'finance'],
  ['consulting', 'human-resources'],
  ['consulting', 'legal'],
  ['consulting', 'manufacturing'],
  ['consulting', 'technology'],
  ['consulting', 'government'],
  ['design', 'marketing'],
  ['design', 'media'],
  ['design', 'real-estate'],
  ['design', 'retail'],
  ['design', 'technology'],
  ['education', 'human-resources'],
  ['education', 'media'],
  ['education', 'nonprofit'],
  ['education', 'technology'],
  ['energy', 'manufacturing'],
  ['energy', 'real-estate'],
  ['events', 'food'],
  ['events', 'hospitality'],
  ['events', 'marketing'],
  ['events', 'media'],
  ['events', 'nonprofit'],
  ['finance', 'legal'],
  ['finance', 'real-estate'],
  ['finance', 'technology'],
  ['fitness', 'food'],
  ['fitness', 'healthcare'],
  ['food', 'hospitality'],
  ['food', 'logistics'],
  ['food', 'marketing'],
  ['food', 'retail'],
  ['government', 'nonprofit'],
  ['healthcare', 'human-resources'],
  ['healthcare', 'technology'],
  ['hospitality', 'marketing'],
  ['hospitality', 'real-estate'],
  ['human-resources', 'legal'],
  ['human-resources', 'technology'],
  ['legal', 'real-estate'],
  ['logistics', 'manufacturing'],
  ['logistics', 'retail'],
  ['manufacturing', 'retail'],
  ['manufacturing', 'technology'],
  ['marketing', 'media'],
  ['marketing', 'nonprofit'],
  ['marketing', 'real-estate'],
  ['marketing', 'retail'],
  ['marketing', 'sales'],
  ['marketing', 'technology'],
  ['office-services', 'consulting'],
  ['office-services', 'legal'],
  ['retail', 'technology'],
  ['sales', 'technology'],
  ['security', 'events'],
  ['security', 'real-estate'],
  ['security', 'retail'],
  ['security', 'technology'],
];
