import type { IndexTerms } from '../candidates/index-terms.ts';
import { indexTerms } from '../candidates/index-terms.ts';
import { entriesOf } from '../entries.ts';
import { type MemberReading, readMember } from '../scoring/member-reading.ts';
import { nobody } from '../search/read-business.ts';
import { type Role, counterparts, roleOf } from '../statements/roles.ts';
import type { Statement } from '../statements/statement.ts';

/** What an opportunity says of what is wanted. Its description is left out: it tells of the poster as well. */
export type OpportunityText = {
  readonly title: string;
  readonly type?: string | null | undefined;
  readonly skillsNeeded: readonly string[];
  readonly industryFocus: readonly string[];
  readonly location?: string | null | undefined;
};

/** A skill that is asked for, and what it means. */
export type Skill = {
  readonly name: string;
  readonly keys: readonly string[];
  readonly reading: MemberReading;
};

/** An opportunity as matching reads it: its title, and each of its skills, like what a member looks for. */
export type OpportunityReading = {
  readonly title: MemberReading;
  readonly skills: readonly Skill[];
  /** The industries it is meant for as they were written, by their names in lower case: a wider one is another. */
  readonly industries: ReadonlyMap<string, string>;
};

/** More skills than these are a wish list. */
const mostSkills = 12;

/** Reads an opportunity; some tenths of a millisecond. Pure, never throws. */
export function readOpportunity(text: OpportunityText): OpportunityReading {
  const { title, type, skillsNeeded, industryFocus, location } = text;
  const read = readMember({ ...nobody, lookingFor: title, location: location ?? null });
  const role = roleOfType(type ?? '');
  return {
    title: { ...read, needs: read.needs.map((need) => withRole(need, role)) },
    skills: skillsNeeded.slice(0, mostSkills).map((name) => ({
      name,
      keys: [...entriesOf([name]).keys()],
      reading: readMember({ ...nobody, lookingFor: name }),
    })),
    industries: new Map(industryFocus.map((name) => [name.trim().toLowerCase(), name])),
  };
}

const withRole = (need: Statement, role: Role | null): Statement => ({ ...need, role: need.role ?? role });

/** Terms that an opportunity is found by: those that whoever does what is wanted is found by, too. */
export function opportunityTerms({ title, skills }: OpportunityReading): IndexTerms['needs'] {
  const needs = [...title.needs, ...skills.flatMap(({ reading }) => reading.needs)];
  return indexTerms({ ...title, needs }).needs;
}

/** Whom an opportunity of this type wants: one that is called a job wants an employee. */
function roleOfType(type: string): Role | null {
  const role = /^(?:full|part)[ -]?time/iu.test(type) ? 'employer' : roleOf(type);
  return role === 'employer' ? (counterparts[role] ?? null) : role;
}
