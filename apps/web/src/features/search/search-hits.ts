import type { SearchKind, SearchResults } from '@guildhall/api/discovery/search/search.schema';
import { KINDS } from './search-input.ts';
import { paths } from '../../lib/paths.ts';
import { truncate } from '../../lib/truncate.ts';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import { searchMessages as messages } from './search.messages.ts';

const EXCERPT_LENGTH = 140;

export type Hit = {
  id: number;
  to: string;
  title: string;
  detail: string;
  /** What of it answers the query. */
  why?: string | null;
  /** The member whose avatar is shown; null for an icon of the kind, or the logo of a business. */
  person: { name: string; avatar: string | null } | null;
  logo?: string | null;
};

export type HitGroup = {
  kind: SearchKind;
  label: string;
  /** What else is to be said of these hits. */
  mark?: string;
  hits: Hit[];
  /** Those behind them that are similar in meaning. */
  similar?: Hit[];
};

/** How the community writes days, and what industries and categories are called in the reader's language. */
type Wording = { locale: string; shownName: (stored: string) => string };

/** The literal hits grouped by kind, without empty groups. */
export function hitGroups(results: SearchResults, { locale, shownName }: Wording): HitGroup[] {
  const groups: Record<SearchKind, Hit[]> = {
    members: results.members.map(memberHit),
    businesses: results.businesses.map(businessHit(shownName)),
    opportunities: results.opportunities.map(opportunityHit),
    posts: results.posts.map((post) => ({
      id: post.id,
      to: paths.post(post.id),
      title: joined([post.author.name, post.relativeTime]),
      detail: truncate(post.excerpt, EXCERPT_LENGTH),
      person: post.author,
    })),
    articles: results.articles.map((article) => ({
      id: article.id,
      to: paths.article(article.slug),
      title: article.title,
      detail: joined([shownName(article.category), article.author, article.relativeTime]),
      person: null,
    })),
    events: results.events.map((event) => ({
      id: event.id,
      to: paths.event(event.slug, event.dateId),
      title: event.title,
      detail: joined([dayOf(event, locale), event.place]),
      person: null,
    })),
    chapters: results.chapters.map((chapter) => ({
      id: chapter.id,
      to: paths.chapter(chapter.slug),
      title: chapter.name,
      detail: joined([chapter.place, messages.membersOf(chapter.members)]),
      person: null,
    })),
  };
  return KINDS.map((kind) => ({ kind, label: messages.kinds[kind], hits: groups[kind] })).filter(
    ({ hits }) => hits.length > 0,
  );
}

/** Those who offer, or ask for, what was typed in other words. */
export function similarGroups(
  { similar }: SearchResults,
  { shownName }: Pick<Wording, 'shownName'>,
): HitGroup[] {
  const mark = messages.similar;
  const groups: HitGroup[] = [
    { kind: 'members', label: messages.kinds.members, mark, hits: similar.members.map(memberHit) },
    {
      kind: 'businesses',
      label: messages.kinds.businesses,
      mark,
      hits: similar.businesses.map(businessHit(shownName)),
    },
    {
      kind: 'opportunities',
      label: messages.kinds.opportunities,
      mark,
      hits: similar.opportunities.map(opportunityHit),
    },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

/** Both by kind: what is similar follows the literal hits of its kind. */
export function hitSections(results: SearchResults, wording: Wording): HitGroup[] {
  const groups = hitGroups(results, wording);
  const similar = similarGroups(results, wording);
  return KINDS.flatMap((kind) => {
    const literal = groups.find((group) => group.kind === kind);
    const guessed = similar.find((group) => group.kind === kind);
    if (!literal) return guessed ?? [];
    return guessed ? Object.assign(literal, { similar: guessed.hits }) : literal;
  });
}

const memberHit = (member: SearchResults['members'][number]): Hit => ({
  id: member.id,
  to: paths.profile(member.username),
  title: member.name,
  detail: formatJobTitle(member) || messages.member,
  why: member.seeks ? messages.seeks(member.seeks) : member.why && messages.offers(member.why),
  person: member,
});

const businessHit =
  (shownName: Wording['shownName']) =>
  (business: SearchResults['businesses'][number]): Hit => ({
    id: business.id,
    to: paths.business(business.slug),
    title: business.name,
    detail: joined([
      business.industry && shownName(business.industry),
      joined([business.city, business.state], ', '),
    ]),
    why: business.why,
    person: null,
    logo: business.logo,
  });

const opportunityHit = (found: SearchResults['opportunities'][number]): Hit => ({
  id: found.id,
  to: paths.opportunity(found.id, found.slug),
  title: found.title,
  detail: joined([found.company, found.location, found.relativeTime]),
  person: null,
});

/** The day of an event where it takes place. */
const dayOf = ({ startsAt, timeZone }: SearchResults['events'][number], locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(startsAt));

const joined = (parts: (string | null)[], between = ' · ') => parts.filter(Boolean).join(between);
