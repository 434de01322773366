/**
 * One industry: how members write it, and the trade families (or single
 * trades) that tell it from free text such as a job title.
 */
export type Industry = {
  readonly names: string;
  readonly families?: readonly string[];
  readonly trades?: readonly string[];
};

export const industries: Readonly<Record<string, Industry>> = {
  technology: {
    names:
      'technology, tech, information technology, IT, software, software development, SaaS, computers, internet, telecommunications, telecoms, artificial intelligence, AI, cybersecurity, data, gaming, fintech, startups',
    families: ['software', 'it-services'],
    trades: ['web-development', 'startup'],
  },
  healthcare: {
    names:
      'healthcare, health care, health, healthcare services, medical, medicine, pharmaceuticals, pharma, biotech, life sciences, hospitals, dental, veterinary',
    families: ['health'],
    trades: ['lab-services'],
  },
  finance: {
    names:
      'finance, financial services, banking, investment, investments, insurance, wealth management, venture capital, private equity',
    families: ['finance', 'investment'],
  },
  accounting: {
    names: 'accounting, accountancy, accounting services, bookkeeping, tax, audit',
    families: ['accounting'],
  },
  legal: {
    names: 'legal, law, legal services, law practice, law firms',
    families: ['legal'],
  },
  marketing: {
    names:
      'marketing, digital marketing, marketing and advertising, advertising, public relations, communications, social media, branding',
    families: ['marketing'],
    trades: ['branding'],
  },
  design: {
    names:
      'design, graphic design, web design, creative, creative industries, creative services, arts, fine art, crafts',
    families: ['design', 'web'],
    trades: ['art'],
  },
  media: {
    names:
      'media, media production, film, photography, publishing, journalism, broadcasting, music, entertainment, printing',
    families: ['media', 'print'],
    trades: ['entertainment'],
  },
  education: {
    names:
      'education, e-learning, edtech, training, schools, higher education, coaching, research, childcare',
    families: ['education'],
    trades: ['language-teaching', 'staff-training'],
  },
  consulting: {
    names:
      'consulting, management consulting, business consulting, professional services, business services, advisory, coaching and consulting',
    families: ['advice'],
  },
  'human-resources': {
    names: 'human resources, HR, recruitment, recruiting, staffing',
    families: ['people'],
  },
  sales: {
    names: 'sales, business development, customer service',
    families: ['sales'],
  },
  'office-services': {
    names:
      'office services, administration, administrative services, translation, translation services, facilities',
    families: ['administration', 'language'],
  },
  food: {
    names:
      'food & beverage, food and beverage, food, food and drink, restaurants, catering, bakery, food service, F&B, beverages',
    families: ['food'],
  },
  hospitality: {
    names: 'hospitality, tourism, travel, travel and tourism, hotels, leisure',
    families: ['hospitality'],
  },
  events: {
    names: 'events, event services, event management, weddings, conferences',
    families: ['events'],
  },
  retail: {
    names: 'retail, e-commerce, ecommerce, online retail, wholesale, consumer goods, fashion, apparel',
    families: ['retail'],
    trades: ['online-shop', 'fashion'],
  },
  'real-estate': {
    names: 'real estate, property, property management, realty, commercial real estate, architecture',
    families: ['property'],
  },
  construction: {
    names:
      'construction, building, building trades, trades, home improvement, civil engineering, landscaping',
    families: ['construction'],
  },
  manufacturing: {
    names:
      'manufacturing, industrial, engineering, mechanical engineering, electronics, textiles, machinery, chemicals',
    families: ['manufacturing'],
  },
  logistics: {
    names: 'logistics, transport, transportation, shipping, supply chain, warehousing, freight, delivery',
    families: ['logistics'],
  },
  automotive: {
    names: 'automotive, cars, motor trade, vehicles',
    families: ['automotive'],
  },
  energy: {
    names:
      'energy, utilities, renewables, renewable energy, oil and gas, solar, environmental services, cleantech',
    families: ['energy'],
    trades: ['sustainability'],
  },
  agriculture: {
    names: 'agriculture, farming, agribusiness, forestry, fishing',
    families: ['farming'],
  },
  fitness: {
    names: 'fitness, wellness, health and wellness, sports, sport, wellbeing, gyms',
    families: ['fitness'],
  },
  beauty: {
    names: 'beauty, cosmetics, hair and beauty, personal care, salons',
    families: ['beauty'],
  },
  cleaning: {
    names: 'cleaning, cleaning services, facility services, waste management',
    families: ['cleaning'],
  },
  security: { names: 'security, security services, safety', families: ['protection'] },
  nonprofit: {
    names: 'nonprofit, non-profit, charity, charities, NGO, social enterprise, philanthropy, third sector',
    families: ['charity'],
  },
  government: {
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
