import { cardAddress } from '@guildhall/api/console/cards/cards.schema';
import { ownPicture } from '../../../lib/own-picture.ts';
import { type PageMeta, RENDERED } from '../../../lib/page-meta.ts';
import type { Site } from '../../../lib/site.ts';
import { placeOf } from '../business-facts.ts';
import type { Business } from '../businesses.types.ts';
import { businessJsonLd } from './business-json-ld.ts';
import { businessPageMessages } from './business-page.messages.ts';

const DESCRIPTION_MAX = 200;

/** Metadata of a business page. */
export function businessHead(business: Business, { origin, name }: Site): PageMeta {
  const place = placeOf(business);
  const description =
    business.metaDescription ??
    business.shortDescription ??
    business.description ??
    businessPageMessages.onSite(business.name, name);
  return {
    title: business.metaTitle ?? (place ? `${business.name}, ${place}` : business.name),
    description: description.slice(0, DESCRIPTION_MAX),
    noIndex: business.notPublic,
    image: ownPicture(business.coverImage) ?? cardAddress('businesses', business.slug),
    imageAlt: business.name,
    jsonLd: import.meta.env.SSR ? businessJsonLd(business, origin) : RENDERED,
  };
}
