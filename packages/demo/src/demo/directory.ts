import type { Insertable } from 'kysely';

import type { Business, BusinessEmployee, BusinessFavourite, BusinessReview } from '@guildhall/db';
import type { SeedBusiness } from '../data/business.type.ts';
import { foodBusinesses } from '../data/businesses-food.ts';
import { officeBusinesses } from '../data/businesses-office.ts';
import { studioBusinesses } from '../data/businesses-studio.ts';
import { worksBusinesses } from '../data/businesses-works.ts';
import { reviewRemarks } from '../data/review-remarks.ts';
import { type Random, createRandom } from '../random.ts';
import { listOf, slugOf } from '../text.ts';
import { latest } from './clock.ts';
import { numbered } from './messages.ts';
import { planHours } from './opening-hours.ts';
import { fictionalPhone } from './phones.ts';
import { type BusinessActivityRow, planBusinessActivity } from './views.ts';
import type { DemoMember, SeedContext } from './seed-context.ts';

type Review = Insertable<BusinessReview> & { createdAt: Date };

interface Directory {
  businesses: Insertable<Business>[];
  employees: Insertable<BusinessEmployee>[];
  reviews: Insertable<BusinessReview>[];
  favourites: Insertable<BusinessFavourite>[];
  activity: BusinessActivityRow[];
}

const all = [...foodBusinesses, ...studioBusinesses, ...officeBusinesses, ...worksBusinesses];

/** The id that each business will have, by its slug. */
export const businessIds: ReadonlyMap<string, number> = new Map(
  all.map((business, index) => [slugOf(business.name), index + 1]),
);

/** @param contacts how many messages were written to each business by its Contact button */
export function planDirectory(context: SeedContext, contacts: ReadonlyMap<number, number>): Directory {
  const random = createRandom('directory');
  const directory: Directory = { businesses: [], employees: [], reviews: [], favourites: [], activity: [] };
  for (const [index, business] of all.entries()) {
    const id = index + 1;
    const owner = context.member(business.owner);
    const team = planTeam(context, random, business, id);
    const insiders = new Set(team.map(({ userId }) => userId));
    const reviews = planReviews(context, random, business, id, insiders);
    const views = random.int(6, 90);
    const fans = random.sample(
      context.active.filter((member) => member.id !== owner.id),
      random.int(0, 5),
    );
    directory.employees.push(...team);
    directory.reviews.push(...reviews);
    directory.activity.push(...planBusinessActivity(context.clock, id, views));
    directory.favourites.push(
      ...fans.map((member) => ({
        userId: member.id,
        businessId: id,
        createdAt: context.clock.between(random, member.createdAt),
      })),
    );
    directory.businesses.push({
      ...toRow(context, business, id, owner),
      ...figuresOf(reviews),
      viewCount: views,
      contactCount: contacts.get(id) ?? 0,
    });
  }
  directory.reviews = numbered(directory.reviews, ({ createdAt }) => createdAt);
  directory.employees = numbered(directory.employees, ({ addedAt }) => addedAt);
  return directory;
}

function toRow(
  context: SeedContext,
  business: SeedBusiness,
  id: number,
  owner: DemoMember,
): Insertable<Business> {
  const slug = slugOf(business.name);
  const [address, city, state, zipCode, country] = business.place;
  const createdAt = context.clock.between(createRandom(slug), owner.createdAt);
  const has = (badge: 'verified' | 'featured') => business.badges === badge || business.badges === 'both';
  return {
    id,
    name: business.name,
    slug,
    description: business.description,
    shortDescription: business.short,
    industry: business.industry,
    category: business.category,
    website: `https://${slug}.example`,
    email: `hello@${slug}.example`,
    phone: fictionalPhone(owner.location ?? '', id + 50),
    address,
    city,
    state,
    zipCode,
    country,
    services: listOf(business.services),
    serviceDetails: (business.details ?? []).map(([service, price, includes]) => ({
      service,
      price,
      includes,
    })),
    specialties: listOf(business.services).slice(0, 2),
    tags: listOf(business.tags),
    businessHours: planHours(id, { tags: business.tags, state, country }),
    yearEstablished: business.since,
    employeeCount: business.size,
    ownerId: owner.id,
    isVerified: has('verified'),
    isFeatured: has('featured'),
    isActive: true,
    metaTitle: business.name,
    metaDescription: business.short,
    createdAt,
    updatedAt: createdAt,
  };
}

function planTeam(
  context: SeedContext,
  random: Random,
  business: SeedBusiness,
  businessId: number,
): Insertable<BusinessEmployee>[] {
  const owner = context.member(business.owner);
  const members = [[business.owner, 'Owner', owner.jobTitle ?? 'Owner'] as const, ...(business.team ?? [])];
  return members.map(([username, role, title], index) => {
    const member = context.member(username);
    const addedAt = context.clock.between(random, latest(owner.createdAt, member.createdAt));
    const confirmedAt = index === 0 ? addedAt : context.clock.soonAfter(random, addedAt, 600);
    return {
      businessId,
      userId: member.id,
      role,
      title,
      department: null,
      isActive: true,
      addedAt,
      status: 'confirmed' as const,
      confirmedAt,
    };
  });
}

/** The written reviews and a few short remarks; never by a member of the team. */
function planReviews(
  context: SeedContext,
  random: Random,
  business: SeedBusiness,
  businessId: number,
  insiders: ReadonlySet<number>,
): Review[] {
  const outsiders = context.active.filter(
    ({ id }) => !insiders.has(id) && id !== context.member('ada-bergmann').id,
  );
  const written = business.reviews.filter(([username]) => !insiders.has(context.member(username).id));
  const authors = new Set(written.map(([username]) => username));
  const more = random.sample(
    outsiders.filter(({ username }) => !authors.has(username)),
    random.int(0, 4),
  );
  const remarks = more.map(({ username }) => {
    const stars = random.pick([5, 5, 5, 4, 4, 3] as const);
    return [username, stars, null, random.pick(reviewRemarks[stars])] as const;
  });
  return [...written, ...remarks].map(([username, rating, title, content], index) => {
    const member = context.member(username);
    const createdAt = context.clock.between(
      random,
      latest(member.createdAt, context.member(business.owner).createdAt),
    );
    const isReplied = index === 0 && random.chance(0.4);
    const replyAt = context.clock.soonAfter(random, createdAt, 2_000);
    return {
      businessId,
      userId: member.id,
      rating,
      title,
      content,
      isVerified: random.chance(0.3),
      // One business has a review that an administrator has hidden.
      isApproved: !(business.name === 'Paper Lantern Stationery' && index === 2),
      createdAt,
      updatedAt: isReplied ? replyAt : createdAt,
      reply: isReplied
        ? random.pick([
            'Thank you, it was a pleasure.',
            'Thank you! See you soon.',
            'That made our week. Thank you.',
          ])
        : null,
      repliedAt: isReplied ? replyAt : null,
    };
  });
}

function figuresOf(reviews: readonly Review[]) {
  const approved = reviews.filter(({ isApproved }) => isApproved);
  const sum = approved.reduce((total, { rating }) => total + rating, 0);
  const average = approved.length === 0 ? 0 : sum / approved.length;
  return {
    rating: Math.round(average),
    ratingAverage: Math.round(average * 10) / 10,
    ratingCounts: [1, 2, 3, 4, 5].map((stars) => approved.filter(({ rating }) => rating === stars).length),
    reviewCount: approved.length,
  };
}
