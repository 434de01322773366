import { type PageMeta, RENDERED } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import type { Site } from '../../lib/site.ts';
import { truncate } from '../../lib/truncate.ts';
import type { Opportunity } from './opportunity-cache.ts';
import { opportunitiesPageMessages } from './opportunities-page.messages.ts';
import { opportunitiesMessages } from './opportunities.messages.ts';

const DESCRIPTION_MAX = 200;

export const OPPORTUNITIES_HEAD = {
  title: opportunitiesMessages.title,
  description: opportunitiesPageMessages.page.description,
};

/** Types of employment of https://schema.org/employmentType, by the kinds of the form. */
const EMPLOYMENT: Record<string, string> = {
  contract: 'CONTRACTOR',
  project: 'CONTRACTOR',
  'full-time': 'FULL_TIME',
  job: 'FULL_TIME',
  'part-time': 'PART_TIME',
};

/** Metadata of an opportunity; only public ones that are open are for search engines. */
export function opportunityHead(opportunity: Opportunity, { origin }: Site): PageMeta {
  const { id, slug, title, description, type, location, company, poster } = opportunity;
  const employmentType = EMPLOYMENT[type?.toLowerCase() ?? ''];
  return {
    title,
    description: truncate([opportunity.details, description].filter(Boolean).join('. '), DESCRIPTION_MAX),
    noIndex: opportunity.audience !== 'public' || !opportunity.isOpen,
    jsonLd: !import.meta.env.SSR
      ? RENDERED
      : {
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          title,
          description,
          url: origin + paths.opportunity(id, slug),
          datePosted: opportunity.postedAt,
          validThrough: opportunity.expiresAt,
          hiringOrganization:
            company === null
              ? { '@type': 'Person', name: poster.name }
              : { '@type': 'Organization', name: company },
          ...(employmentType && { employmentType }),
          ...(location && {
            jobLocation: {
              '@type': 'Place',
              address: { '@type': 'PostalAddress', addressLocality: location },
            },
          }),
          ...(opportunity.remoteOption && { jobLocationType: 'TELECOMMUTE' }),
          ...(opportunity.skillsNeeded.length > 0 && { skills: opportunity.skillsNeeded.join(', ') }),
        },
  };
}
