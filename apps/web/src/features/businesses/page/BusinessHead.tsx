import { Head } from '../../../app/Head.tsx';
import { trpc } from '../../../app/trpc.ts';
import { placeOf } from '../business-facts.ts';
import type { Business } from '../businesses.types.ts';
import { businessJsonLd } from './business-json-ld.ts';

const DESCRIPTION_MAX = 200;

export function BusinessHead({ business }: { business: Business }) {
  const origin = trpc.site.config.useQuery().data?.publicOrigin ?? '';
  const place = placeOf(business);
  const title = business.metaTitle ?? (place ? `${business.name}, ${place}` : business.name);
  const description =
    business.metaDescription ??
    business.shortDescription ??
    business.description ??
    `${business.name} on Guildhall`;
  const picture = business.coverImage ?? business.logo;
  return (
    <Head
      title={title}
      description={description.slice(0, DESCRIPTION_MAX)}
      noIndex={business.notPublic}
      {...(picture && { image: picture })}
      jsonLd={businessJsonLd(business, origin)}
    />
  );
}
