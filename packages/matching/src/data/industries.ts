/**
 * Industries as members write them: one a line, its names between commas. Those of a line are one industry, those of two
 * lines are two, however near: a printer and a photographer are not of the same.
 */
const lines = `
technology, tech, information technology, IT, computers
software, software development, SaaS
internet
telecommunications, telecoms
artificial intelligence, AI
cybersecurity
data
gaming
fintech
startups
healthcare, health care, health, healthcare services, medical, medicine
pharmaceuticals, pharma
biotech, life sciences
hospitals
dental
veterinary
finance, financial services
banking
investment, investments
insurance
wealth management
venture capital
private equity
accounting, accountancy, accounting services
bookkeeping
tax
audit
legal, law, legal services, law practice, law firms
marketing, marketing and advertising
digital marketing
advertising
public relations
communications
social media
branding
design
graphic design
web design
creative, creative industries, creative services
arts, fine art
crafts
media, media production
film
photography
publishing
journalism
broadcasting
music
entertainment
printing
education
e-learning, edtech
training
schools
higher education
coaching
research
childcare
consulting, management consulting, business consulting, advisory
professional services
business services
coaching and consulting
human resources, HR
recruitment, recruiting, staffing
sales
business development
customer service
office services, administration, administrative services
translation, translation services
facilities
food & beverage, food and beverage, food, food and drink, F&B
restaurants
catering
bakery
food service
beverages
hospitality
tourism, travel, travel and tourism
hotels
leisure
events, event services, event management
weddings
conferences
retail
e-commerce, ecommerce, online retail
wholesale
consumer goods
fashion, apparel
real estate, property, realty
property management
commercial real estate
architecture
construction, building, building trades
trades
home improvement
civil engineering
landscaping
manufacturing, industrial
engineering
mechanical engineering
electronics
textiles
machinery
chemicals
logistics
transport, transportation
shipping, freight
supply chain
warehousing
delivery
automotive, cars, motor trade, vehicles
energy
utilities
renewables, renewable energy
oil and gas
solar
environmental services
cleantech
agriculture, farming, agribusiness
forestry
fishing
fitness, gyms
wellness, health and wellness, wellbeing
sports, sport
beauty, cosmetics, personal care
hair and beauty, salons
cleaning, cleaning services
facility services
waste management
security, security services
safety
nonprofit, non-profit, charity, charities, NGO, third sector
social enterprise
philanthropy
government, public sector, public administration
defence, defense`;

/** The names of each industry. */
export const industries: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(', '));

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
