import { describe, expect, test } from 'vitest';
import { businessOf } from '../../../../testing/businesses.ts';
import { businessJsonLd } from './business-json-ld.ts';

const ORIGIN = 'https://guildhall.test';

describe('what search engines read of a business', () => {
  test('a business has its name, address and URL', () => {
    const address = { address: '1 Mill Lane', city: 'Portland', state: 'OR', zipCode: '97202' };
    expect(businessJsonLd(businessOf(address), ORIGIN)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Rye & Shine',
      url: 'https://guildhall.test/business/rye-and-shine',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Mill Lane',
        addressLocality: 'Portland',
        addressRegion: 'OR',
        postalCode: '97202',
        addressCountry: 'United States',
      },
    });
  });

  test('the rating is included when there are reviews', () => {
    const rated = businessOf({ rating: 5, ratingAverage: 4.6, reviewCount: 5 });
    expect(businessJsonLd(rated, ORIGIN)).toHaveProperty('aggregateRating', {
      '@type': 'AggregateRating',
      ratingValue: 4.6,
      reviewCount: 5,
      bestRating: 5,
      worstRating: 1,
    });
  });

  test('hours are listed by interval, and social pages beside the website', () => {
    const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
    const open = businessOf({
      website: 'https://rye.example',
      socialMedia: { instagram: 'https://www.instagram.com/rye' },
      businessHours: {
        timeZone: 'Europe/Lisbon',
        days: {
          ...closed,
          mon: [{ opens: '18:00', closes: '02:00' }],
          sun: [{ opens: '00:00', closes: '00:00' }],
        },
      },
    });
    expect(businessJsonLd(open, ORIGIN)).toMatchObject({
      sameAs: ['https://rye.example', 'https://www.instagram.com/rye'],
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '18:00', closes: '02:00' },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Sunday', opens: '00:00', closes: '23:59' },
      ],
    });
  });

  test('without reviews there is no rating', () => {
    expect(businessJsonLd(businessOf(), ORIGIN)).not.toHaveProperty('aggregateRating');
  });

  test('empty fields are left out', () => {
    expect(Object.keys(businessJsonLd(businessOf(), ORIGIN))).toEqual([
      '@context',
      '@type',
      '@id',
      'url',
      'name',
      'address',
    ]);
  });

  test('uploaded pictures have absolute URLs, those of other sites are left out', () => {
    const pictured = businessOf({ logo: '/business-images/a1.webp', coverImage: 'https://x.test/c.png' });
    expect(businessJsonLd(pictured, ORIGIN)).toMatchObject({
      logo: 'https://guildhall.test/business-images/a1.webp',
      image: ['https://guildhall.test/business-images/a1.webp'],
    });
  });
});
