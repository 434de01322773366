import { DAY_MS } from '@guildhall/db/time';
import type { Insertable } from 'kysely';

import type { Opportunity, OpportunityApplication, OpportunitySave } from '@guildhall/db';
import { opportunities as written } from '../data/opportunities.ts';
import { createRandom } from '../random.ts';
import { listOf } from '../text.ts';
import { latest } from './clock.ts';
import { type PlannedMessage, numbered } from './messages.ts';
import type { SeedContext } from './seed-context.ts';

const LIFE_MS = 90 * DAY_MS;

/** Applications: member, opportunity and text. */
const applications = [
  [
    'tariq-aziz',
    'Fit-out of a café in Ancoats',
    'I have looked at the board: it can be done in four days, two of them without switching you off.',
  ],
  [
    'arjun-mehta',
    'Route app for twelve drivers',
    'We built one for a courier in Pune that works in a lift. I would like to show you how it behaves with gloves.',
  ],
  [
    'kwame-mensah',
    'Analyst for a seasonal credit model',
    'Five seasons is enough to be useful and short enough to be honest about. My proposal fits on one page.',
  ],
  [
    'tessa-van-dijk',
    'Thirty math worksheets for the telephone',
    'I turned three of your sheets into lessons last night. They have no badges. May I show you?',
  ],
] as const;

/** As the form names them. */
const TYPES = {
  project: 'Project',
  partnership: 'Partnership',
  job: 'Full-time',
  space: 'Space',
  speaking: 'Speaking',
  funding: 'Funding',
};

/** What people look for beyond the community. */
const PUBLIC_TYPES = new Set<string>(['job', 'speaking', 'space']);

interface Opportunities {
  opportunities: Insertable<Opportunity>[];
  saves: Insertable<OpportunitySave>[];
  applications: Insertable<OpportunityApplication>[];
  messages: PlannedMessage[];
}

/** Open opportunities of the last two months, with who saved them and who applied. */
export function planOpportunities(context: SeedContext): Opportunities {
  const random = createRandom('opportunities');
  const { clock } = context;
  const dated = written.map((item, index) => {
    const poster = context.member(item.by);
    return {
      item,
      poster,
      postedAt: latest(clock.daysAgo(1 + index * 2.8 + random.next()), poster.createdAt),
    };
  });
  const rows = numbered(dated, ({ postedAt }) => postedAt);

  const opportunities = rows.map(({ id, item, poster, postedAt }): Insertable<Opportunity> => ({
    id,
    title: item.title,
    description: item.description,
    type: TYPES[item.type],
    category: listOf(item.industries)[0] ?? null,
    company: poster.company ?? null,
    contactPerson: `${poster.firstName} ${poster.lastName}`,
    contactEmail: poster.email,
    location: poster.location ?? null,
    remoteOption: item.remote ?? false,
    budget: item.budget ?? null,
    timeline: item.timeline ?? null,
    requirements: listOf(item.requirements),
    skillsNeeded: listOf(item.skills),
    industryFocus: listOf(item.industries),
    audience: PUBLIC_TYPES.has(item.type) ? 'public' : 'members',
    isActive: true,
    postedBy: poster.id,
    postedAt,
    expiresAt: new Date(postedAt.getTime() + LIFE_MS),
  }));

  const saves = rows.flatMap(({ id, poster, postedAt }) =>
    random
      .sample(
        context.active.filter((member) => member.id !== poster.id),
        random.int(0, 4),
      )
      .map((member) => ({
        userId: member.id,
        opportunityId: id,
        createdAt: clock.between(random, latest(postedAt, member.createdAt)),
      })),
  );
  const messages = applications.flatMap(([username, title, content]): PlannedMessage[] => {
    const row = rows.find(({ item }) => item.title === title);
    if (!row) throw new Error(`The demo data applies for ${title}, which is no opportunity`);
    const member = context.member(username);
    const at = clock.soonAfter(random, latest(row.postedAt, member.createdAt), 2_000);
    return [{ from: member.id, to: row.poster.id, content, type: 'opportunity', at, opportunityId: row.id }];
  });
  return {
    opportunities,
    saves,
    messages,
    applications: messages.map(({ from, opportunityId = 0, content, at }) => ({
      userId: from,
      opportunityId,
      message: content,
      createdAt: at,
    })),
  };
}
