import type { SearchKind, SearchResults } from '@guildhall/api/search/schema';
import { KINDS } from './search-input.ts';
import { paths } from '../../lib/paths.ts';
import { truncate } from '../../lib/truncate.ts';
import { formatJobTitle } from '../../lib/format-job-title.ts';

const EXCERPT = 140;

export type Hit = {
  id: number;
  to: string;
  title: string;
  detail: string;
  /** Whose picture stands beside it; null for things, which have the icon of their kind. */
  person: { name: string; avatar: string | null } | null;
};

export type HitGroup = { kind: SearchKind; label: string; hits: Hit[] };

export const KIND_LABELS: Record<SearchKind, string> = {
  members: 'Members',
  businesses: 'Businesses',
  posts: 'Posts',
  articles: 'Articles',
};

/** What was found, in groups that have something in them, the way lists show it. */
export function hitGroups(results: SearchResults): HitGroup[] {
  const groups: Record<SearchKind, Hit[]> = {
    members: results.members.map((member) => ({
      id: member.id,
      to: paths.profile(member.username),
      title: member.name,
      detail: formatJobTitle(member) || 'Member',
      person: member,
    })),
    businesses: results.businesses.map((business) => ({
      id: business.id,
      to: paths.business(business.slug),
      title: business.name,
      detail: said([business.industry, said([business.city, business.state], ', ')]),
      person: null,
    })),
    posts: results.posts.map((post) => ({
      id: post.id,
      to: paths.post(post.id),
      title: said([post.author.name, post.relativeTime]),
      detail: truncate(post.excerpt, EXCERPT),
      person: post.author,
    })),
    articles: results.articles.map((article) => ({
      id: article.id,
      to: paths.article(article.slug),
      title: article.title,
      detail: said([article.category, article.author, article.relativeTime]),
      person: null,
    })),
  };
  return KINDS.map((kind) => ({ kind, label: KIND_LABELS[kind], hits: groups[kind] })).filter(
    ({ hits }) => hits.length > 0,
  );
}

const said = (parts: (string | null)[], between = ' · ') => parts.filter(Boolean).join(between);
