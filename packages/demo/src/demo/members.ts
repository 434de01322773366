import { accounts } from '../data/members-accounts.ts';
import { careMembers } from '../data/members-care.ts';
import { foodMembers } from '../data/members-food.ts';
import { officeMembers } from '../data/members-office.ts';
import { studioMembers } from '../data/members-studio.ts';
import { worksMembers } from '../data/members-works.ts';
import type { SeedMember } from '../data/member.type.ts';
import { type Random, createRandom } from '../random.ts';
import { listOf, slugOf } from '../text.ts';
import { type Clock, latest } from './clock.ts';
import { languagesOf } from './languages.ts';
import { fictionalPhone } from './phones.ts';
import type { DemoMember } from './seed-context.ts';

/** Deactivated, so that an administrator finds one. */
const DEACTIVATED = new Set(['gil-draper']);
const MEETINGS = [
  'Tuesday and Thursday mornings',
  'Weekdays after four',
  'Fridays, preferably over lunch',
  'Video calls most mornings, visits by agreement',
  'Monday afternoons in the shop',
  'Any day before ten',
  'Two weeks ahead, please; then nearly always',
];
const WAYS = ['Email', 'Video call', 'Phone', 'In person', 'Messages here'];

/** The rows of all demo members. The accounts come first, so their ids are 1, 2 and 3. */
export function makeMembers(clock: Clock, password: string): DemoMember[] {
  const random = createRandom('people');
  const calls = createRandom('languages and calls');
  const others = [...foodMembers, ...studioMembers, ...officeMembers, ...worksMembers, ...careMembers];
  const demo = accounts.map((account, index) => {
    const member = toMember(account, index + 1, clock, password, random);
    const [createdAt, lastSeenAt] = [clock.daysAgo(700 - 40 * index), clock.daysAgo(index / 10)];
    const { email, role } = account;
    const staffSince = role === 'admin' ? createdAt : null;
    return Object.assign(member, { email, role, staffSince, createdAt, lastSeenAt });
  });
  const members = [
    ...demo,
    ...others.map((member, index) => toMember(member, demo.length + index + 1, clock, password, random)),
  ];
  for (const member of members) {
    member.languages = languagesOf(member.location ?? '', calls);
    if (calls.chance(0.3)) member.bookingUrl = `https://calls.example/${member.username}`;
  }
  return members;
}

function toMember(
  member: SeedMember,
  id: number,
  clock: Clock,
  password: string,
  random: Random,
): DemoMember {
  const [firstName, lastName] = member.name;
  const username = slugOf(`${firstName} ${lastName}`, 30);
  const createdAt = clock.between(random, clock.daysAgo(728), clock.daysAgo(6));
  // Most were here this week; the square keeps a few who have not come for weeks.
  const lastSeenAt = latest(createdAt, clock.daysAgo(60 * random.next() ** 2));
  return {
    id,
    email: `${slugOf(firstName).replaceAll('-', '')}.${slugOf(lastName).replaceAll('-', '')}@demo.test`,
    password,
    username,
    firstName,
    lastName,
    role: 'user',
    jobTitle: member.title,
    company: member.company,
    industry: member.industry,
    location: member.location,
    phoneNumber: fictionalPhone(member.location, id),
    emailAudience: 'everyone',
    phoneAudience: 'everyone',
    bio: member.bio,
    linkedinUrl: random.chance(0.6) ? `https://linkedin.example/in/${username}` : null,
    website: null,
    websiteUrl: random.chance(0.8) ? `https://${slugOf(member.company)}.example` : null,
    professionalSummary: member.summary ?? null,
    skills: listOf(member.skills),
    interests: listOf(member.interests),
    lookingFor: member.seeks,
    servicesOffered: member.offers,
    targetAudience: member.audience ?? null,
    preferredConnectionTypes: listOf(member.prefers),
    availabilityForMeetings: random.chance(0.7) ? random.pick(MEETINGS) : null,
    communicationPreferences: random.sample(WAYS, random.int(1, 3)),
    // The other seven of the eight fields are never blank here.
    // As if each had followed the link, so that their emails quote what was written.
    emailVerifiedAt: createdAt,
    profileCompleted: member.summary !== undefined,
    isActive: !DEACTIVATED.has(username),
    createdAt,
    lastSeenAt,
  };
}
