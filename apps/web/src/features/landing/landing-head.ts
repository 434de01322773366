import { type PageMeta, RENDERED } from '../../lib/page-meta.ts';
import { siteFrom } from '../../lib/site.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { landingMessages } from './landing.messages.ts';

/** Metadata of the front page, in the community's own words where it has set them. */
export function landingHead(config: Outputs['site']['config'] | undefined): PageMeta {
  const { origin, name } = siteFrom(config);
  const description = config?.community.description || landingMessages.description;
  const place = config?.community.place;
  const url = `${origin}/`;
  return {
    title: '',
    description,
    jsonLd: !import.meta.env.SSR
      ? RENDERED
      : {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name,
          description,
          url,
          publisher: {
            '@type': 'Organization',
            name,
            url,
            logo: `${origin}/icon-512.png`,
            ...(place && { location: { '@type': 'Place', name: place } }),
          },
        },
  };
}
