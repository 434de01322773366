import { DAY_MS } from '@guildhall/db/time';
import type { Insertable } from 'kysely';

import type { User } from '@guildhall/db';
import type { Random } from '../random.ts';
import { slugOf } from '../text.ts';
import { firstNames, lastNames } from './names.ts';
import type { Trade } from './trades.ts';

const INTERESTS = [
  'cycling',
  'choir',
  'gardening',
  'chess',
  'running',
  'cooking',
  'film',
  'hiking',
  'football',
  'ceramics',
  'sailing',
  'books',
];
const SEEKING = [
  (needs: string) => `I am looking for ${needs}.`,
  (needs: string) => `We would like to meet ${needs}.`,
  (needs: string) => `At the moment I need ${needs}.`,
  (needs: string) => `Happy to be introduced to ${needs}.`,
];

/** The fixed part of a member; the rest is random. */
export interface Frame {
  id: number;
  trade: Trade;
  city: string;
  createdAt: Date;
  now: Date;
  password: string;
}

export type BulkMember = ReturnType<typeof makeBulkMember>;

/** A made-up member; the id makes the address and the username unique. */
export function makeBulkMember(random: Random, { id, trade, city, createdAt, now, password }: Frame) {
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
  const offers = random.sample(trade.offers, random.int(1, 2));
  const place = city.split(',')[0] ?? city;
  const isComplete = random.chance(0.7);
  // Two thirds were seen within a month, the rest within a year.
  const daysAway = random.chance(0.66) ? 30 * random.next() : 30 + 335 * random.next();
  return {
    id,
    email: `${slugOf(firstName)}.${slugOf(lastName)}.${id}@members.demo.test`,
    password,
    username: `${slugOf(`${firstName} ${lastName}`, 22)}-${id}`,
    firstName,
    lastName,
    jobTitle: trade.title,
    company: random.chance(0.8)
      ? `${lastName} ${random.pick(['& Co', 'Studio', 'Works', 'Partners', '& Sons', 'Office'])}`
      : null,
    industry: trade.industry,
    location: city,
    bio: isComplete ? `${trade.title} in ${place}. ${capital(offers.join(' and '))}.` : null,
    professionalSummary: isComplete
      ? `${trade.title} offering ${offers.join(' and ')} in and around ${place}.`
      : null,
    skills: random.sample(trade.skills, random.int(1, 3)),
    interests: random.sample(INTERESTS, random.int(0, 3)),
    lookingFor: random.pick(SEEKING)(random.sample(trade.needs, random.int(1, 2)).join(' and ')),
    servicesOffered: `${capital(offers.join(' and '))} in ${place}`,
    profileCompleted: false,
    createdAt,
    lastSeenAt: new Date(Math.max(createdAt.getTime(), now.getTime() - daysAway * DAY_MS)),
  } satisfies Insertable<User>;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
