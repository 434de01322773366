import type { FieldConcepts } from '../guess-mapping.ts';

/** What columns each field of a business is taken from, the best first. */
export const BUSINESS_HEADERS: FieldConcepts = {
  name: ['company', 'fullName', 'name', 'companyAndPerson'],
  ownerEmail: ['ownerEmail'],
  industry: ['industry'],
  category: ['category'],
  shortDescription: ['summary'],
  description: ['about'],
  website: ['website', 'domain'],
  email: ['email'],
  phone: ['phone', 'mobile', 'tollFree'],
  address: ['street'],
  city: ['town'],
  state: ['region'],
  zipCode: ['postcode'],
  country: ['country'],
  businessHours: ['hours'],
  yearEstablished: ['founded'],
  employeeCount: ['employees'],
  services: ['offers'],
  tags: ['tags'],
};
