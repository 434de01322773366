import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Area } from '../../ground/settings/areas.schema.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { presentPerson } from '../../ground/core/person.ts';
import { businessesByName } from '../search/businesses-search.queries.ts';
import { termsOf } from '../search/terms.ts';
import { membersByName } from '../search/members-search.queries.ts';
import { firstFound } from '../search/stages.ts';
import type { MentionSuggestions, SuggestMentionsInput } from '../../ground/mentions/mentions.schema.ts';

const MEMBERS = 5;
const BUSINESSES = 3;

/** Members and businesses whose name begins with what was typed, without members with a block in either direction. */
export async function suggestMentions(
  db: Kysely<DB>,
  viewer: Viewer,
  { q, disabledAreas }: SuggestMentionsInput & { disabledAreas: Area[] },
): Promise<MentionSuggestions> {
  const terms = termsOf(q);
  if (terms.words.length === 0) return { members: [], businesses: [] };
  const [members, businesses] = await Promise.all([
    firstFound(MEMBERS, membersByName(db, viewer, terms, MEMBERS)),
    disabledAreas.includes('directory') ? [] : businessesByName(db, terms, BUSINESSES),
  ]);
  return {
    members: members.map(presentPerson),
    businesses: businesses.map(({ id, name, industry, logo }) => ({ id, name, industry, logo })),
  };
}
