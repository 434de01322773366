/** Reviews: `[username, stars, title, text]`. Team: `[username, role, title]`, beside the owner. */
export interface SeedBusiness {
  owner: string;
  name: string;
  industry: string;
  category: string;
  short: string;
  description: string;
  services: string;
  /** `[service, price, what it includes]`. */
  details?: readonly (readonly [service: string, price: string, includes: string])[];
  tags: string;
  /** Street, city, state or region, postal code, country. */
  place: readonly [street: string, city: string, state: string | null, zip: string, country: string];
  since: number;
  size: '1-10' | '11-50' | '51-200' | '201-500' | '500+';
  badges?: 'verified' | 'featured' | 'both';
  team?: readonly (readonly [username: string, role: string, title: string])[];
  reviews: readonly (readonly [username: string, stars: number, title: string | null, text: string | null])[];
}
