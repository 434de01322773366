import type { LocalBusiness, WithContext } from 'schema-dts';
import type { BusinessHours } from '@guildhall/api/directory/businesses/opening.schema';
import { ownPicture } from '../../../lib/own-picture.ts';
import { paths } from '../../../lib/paths.ts';
import { WEEKDAYS } from '../opening/opening-hours.ts';
import { socialLinks } from '../opening/social-links.ts';
import type { Business } from '../businesses.types.ts';
import { firstNumber } from '@guildhall/api/ground/values/phone-number';

const DAY_NAMES = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

/** One entry for each interval; one that closes before it opens ends on the next day. */
const hoursOf = ({ days }: BusinessHours) =>
  WEEKDAYS.flatMap((day) =>
    days[day].map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: DAY_NAMES[day],
      opens,
      closes: closes === opens ? '23:59' : closes,
    })),
  );

/**
 * Structured data of a business. The rating is included only when there are reviews; owners and team cannot review
 * their own business, so every rating is a third party's.
 */
export function businessJsonLd(business: Business, origin: string): WithContext<LocalBusiness> {
  const { name, slug, website, email, phone, ratingAverage, reviewCount } = business;
  const telephone = phone && firstNumber(phone);
  const description = business.shortDescription ?? business.description;
  const [cover, logo] = [ownPicture(business.coverImage), ownPicture(business.logo)];
  const pages = [website, ...socialLinks(business.socialMedia).map(({ href }) => href)]
    .filter((page) => !!page)
    .map(String);
  const pictures = [cover, ...business.images.map(({ address }) => address), logo]
    .filter((path, index, all) => path !== null && all.indexOf(path) === index)
    .map((path) => origin + path);
  const address = {
    ...(business.address && { streetAddress: business.address }),
    ...(business.city && { addressLocality: business.city }),
    ...(business.state && { addressRegion: business.state }),
    ...(business.zipCode && { postalCode: business.zipCode }),
    ...(business.country && { addressCountry: business.country }),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': origin + paths.business(slug),
    url: origin + paths.business(slug),
    name,
    address: { '@type': 'PostalAddress', ...address },
    ...(description && { description }),
    ...(pages.length > 0 && { sameAs: pages }),
    ...(business.businessHours && { openingHoursSpecification: hoursOf(business.businessHours) }),
    ...(email && { email }),
    ...(telephone && { telephone }),
    ...(logo && { logo: origin + logo }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(business.yearEstablished && { foundingDate: String(business.yearEstablished) }),
    ...(business.services.length > 0 && {
      makesOffer: business.services.map((service) => {
        const includes = business.serviceDetails.find((detail) => detail.service === service)?.includes;
        return {
          '@type': 'Offer' as const,
          itemOffered: {
            '@type': 'Service' as const,
            name: service,
            ...(includes && { description: includes }),
          },
        };
      }),
    }),
    ...(reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: ratingAverage,
        reviewCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
