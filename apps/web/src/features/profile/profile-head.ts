import { cardAddress } from '@guildhall/api/console/cards/cards.schema';
import { type PageMeta, RENDERED } from '../../lib/page-meta.ts';
import type { Site } from '../../lib/site.ts';
import { paths } from '../../lib/paths.ts';
import { websiteOf } from './profile-facts.ts';
import type { Profile } from './profile.types.ts';
import { profileMessages } from './profile.messages.ts';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

const { head: messages } = profileMessages;

/** Metadata of a profile. It names the member and their job, but never the email address or the phone number. */
export function profileHead(profile: Profile, { origin, name: siteName }: Site): PageMeta {
  const name = fullName(profile);
  const role = formatJobTitle(profile);
  const description = [role, profile.location, profile.lookingFor && messages.lookingFor(profile.lookingFor)]
    .filter(Boolean)
    .join(' · ');
  const title = role ? `${name}, ${role}` : name;
  const picture = profile.avatar && origin + profile.avatar;
  const sameAs = [profile.linkedinUrl, websiteOf(profile)].filter((link) => !!link).map(String);
  return {
    title,
    description: (description || messages.onSite(name, siteName)).slice(0, 200),
    type: 'profile',
    image: cardAddress('members', profile.username),
    imageAlt: title,
    noIndex: !profile.searchEngines,
    jsonLd: !import.meta.env.SSR
      ? RENDERED
      : {
          '@context': 'https://schema.org',
          '@type': 'ProfilePage',
          dateCreated: profile.createdAt,
          mainEntity: {
            '@type': 'Person',
            name,
            url: origin + paths.profile(profile.username),
            ...(profile.jobTitle && { jobTitle: profile.jobTitle }),
            ...(profile.company && { worksFor: { '@type': 'Organization', name: profile.company } }),
            ...(profile.location && { homeLocation: { '@type': 'Place', name: profile.location } }),
            ...(picture && { image: picture }),
            ...(sameAs.length > 0 && { sameAs }),
            ...(profile.skills.length > 0 && { knowsAbout: profile.skills }),
          },
        },
  };
}
