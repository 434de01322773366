import { cardAddress } from '@guildhall/api/console/cards/cards.schema';
import { ownPicture } from '../../../lib/own-picture.ts';
import type { PageMeta } from '../../../lib/page-meta.ts';
import type { Site } from '../../../lib/site.ts';
import { placeOf } from '../business-facts.ts';
import type { Business } from '../businesses.types.ts';
import { businessJsonLd } from './business-json-ld.ts';
import { businessesMessages } from '../businesses.messages.ts';

const DESCRIPTION_MAX = 200;

/** Metadata of a business page. */
export function businessHead(business: Business, { origin, name }: Site): PageMeta {
  const place = placeOf(business);
  const description =
    business.metaDescription ??
    business.shortDescription ??
    business.description ??
    businessesMessages.page.onSite(business.name, name);
  return {
    title: business.metaTitle ?? (place ? `${business.name}, ${place}` : business.name),
    description: description.slice(0, DESCRIPTION_MAX),
    noIndex: business.notPublic,
    image: ownPicture(business.coverImage) ?? cardAddress('businesses', business.slug),
    imageAlt: business.name,
    jsonLd: businessJsonLd(business, origin),
  };
}
