import { trpc } from '../../lib/trpc.ts';
import { formatJobTitle } from '../../lib/format-job-title.ts';

export type Suggestion = {
  kind: 'member' | 'business';
  id: number;
  name: string;
  about: string | null;
  picture: string | null;
};

/** Members and businesses whose name begins with the text; none for a blank one. */
export function useSuggestions(text: string): Suggestion[] {
  const { data } = trpc.mentions.suggest.useQuery({ q: text }, { enabled: text !== '' });
  if (!data || text === '') return [];
  const members = data.members.map(({ avatar, ...member }): Suggestion => ({
    kind: 'member',
    id: member.id,
    name: member.name,
    about: formatJobTitle(member),
    picture: avatar,
  }));
  const businesses = data.businesses.map(({ id, name, logo, industry }): Suggestion => ({
    kind: 'business',
    id,
    name,
    about: industry,
    picture: logo,
  }));
  return [...members, ...businesses];
}
