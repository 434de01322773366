import { parseMarkdown } from '@guildhall/markdown/parse';
import type { Notification } from '../src/features/notifications/notifications.hooks.ts';
import type { Opportunity } from '../src/features/opportunities/opportunity-cache.ts';
import type { ReceivedMessage, ThreadMessage } from '../src/features/messages/messages.hooks.ts';
import type { Referral, ReferralMatch } from '../src/features/referrals/referrals.hooks.ts';
import type { Outputs } from '../src/lib/trpc.ts';

export type RecommendedMember = Outputs['dashboard']['recommendations']['items'][number];

const AT = '2026-01-05T10:00:00.000Z';

export const personOf = (id: number, name: string) => ({
  id,
  username: name.toLowerCase().replaceAll(' ', '-'),
  name,
  jobTitle: 'Baker',
  company: null,
  avatar: null,
});

const referralPersonOf = (id: number, name: string) => {
  const { jobTitle: title, ...person } = personOf(id, name);
  return { ...person, title };
};

export function opportunityOf(fields: Partial<Opportunity> = {}): Opportunity {
  return {
    id: 1,
    slug: 'bookkeeper-for-a-bakery',
    title: 'Bookkeeper for a bakery',
    details: 'Pão & Co · Lisbon · Remote',
    description: 'Monthly books and the yearly report.',
    type: 'Project',
    category: null,
    company: 'Pão & Co',
    contactPerson: null,
    location: 'Lisbon',
    remoteOption: true,
    budget: null,
    timeline: null,
    requirements: [],
    skillsNeeded: ['Bookkeeping'],
    industryFocus: [],
    audience: 'members',
    postedAt: AT,
    expiresAt: '2026-04-05T10:00:00.000Z',
    relativeTime: '1d ago',
    poster: personOf(9, 'Ben Okafor'),
    isOpen: true,
    isMine: false,
    saved: false,
    applied: false,
    application: null,
    version: 1,
    fitScore: 40,
    fitReasons: ['Needs bookkeeping that you offer'],
    applications: null,
    can: { apply: true, withdraw: false, save: true, edit: false, close: false },
    ...fields,
  };
}

export function receivedOf({
  content = 'Shall we meet?',
  ...fields
}: Partial<ReceivedMessage> = {}): ReceivedMessage {
  return {
    id: 1,
    sender: personOf(9, 'Ben Okafor'),
    content,
    body: parseMarkdown(content),
    pictures: [],
    relativeTime: 'Just now',
    createdAt: AT,
    type: 'partnership',
    unread: true,
    isRequest: false,
    about: null,
    ...fields,
  };
}

export function threadMessageOf({
  content = 'Shall we meet?',
  ...fields
}: Partial<ThreadMessage> = {}): ThreadMessage {
  return {
    id: 1,
    isMine: false,
    content,
    body: parseMarkdown(content),
    pictures: [],
    type: 'other',
    createdAt: AT,
    relativeTime: 'Just now',
    unread: false,
    about: null,
    isEdited: false,
    isDeleted: false,
    isSeen: false,
    answer: null,
    can: { change: false },
    ...fields,
  };
}

export function threadOf(
  messages: ThreadMessage[],
  fields: Partial<Outputs['messages']['thread']> = {},
): Outputs['messages']['thread'] {
  return {
    id: 3,
    person: personOf(9, 'Ben Okafor'),
    messages,
    nextCursor: null,
    hasNewer: false,
    request: null,
    isConnected: true,
    isMuted: false,
    showsTyping: false,
    can: { write: true, attach: true },
    cannotWriteReason: null,
    ...fields,
  };
}

export function matchOf(fields: Partial<ReferralMatch> = {}): ReferralMatch {
  return {
    ...referralPersonOf(9, 'Ben Okafor'),
    location: 'Lisbon',
    industry: 'finance',
    matchScore: 62,
    strength: 'good',
    matchReasons: ['You look for “a bookkeeper”. Ben offers “bookkeeping”.'],
    matchParts: [],
    lookingFor: 'cafés',
    servicesOffered: 'bookkeeping',
    mutualConnections: 2,
    linkedinUrl: null,
    canRefer: true,
    canReferReason: null,
    ...fields,
  };
}

export function referralOf(fields: Partial<Referral> = {}): Referral {
  const ana = referralPersonOf(7, 'Ana Duarte');
  return {
    id: 5,
    status: 'pending',
    ghlStatus: 'disabled',
    createdAt: AT,
    expiresAt: '2026-02-04T10:00:00.000Z',
    completedAt: null,
    message: null,
    thanks: null,
    value: null,
    direction: 'sent',
    role: 'referrer',
    referrer: ana,
    referee: ana,
    target: referralPersonOf(9, 'Ben Okafor'),
    isIntroduction: false,
    accepted: { target: false, referee: true },
    can: { accept: false, decline: false, withdraw: true, complete: false },
    ...fields,
  };
}

export function notificationOf(fields: Partial<Notification> = {}): Notification {
  return {
    id: 1,
    kind: 'message',
    text: 'Ben Okafor wrote to you',
    actor: { id: 9, username: 'ben-okafor', name: 'Ben Okafor', avatar: null },
    target: { type: 'thread', id: 9, slug: null },
    createdAt: AT,
    relativeTime: 'Just now',
    unread: true,
    ...fields,
  };
}

/** A member recommended for the city alone. */
export const recommendedMemberOf = (fields: Partial<RecommendedMember> = {}): RecommendedMember => ({
  id: 8,
  username: 'ben-okafor',
  name: 'Ben Okafor',
  title: 'Plumber',
  company: null,
  avatar: null,
  matchPercentage: null,
  strength: null,
  reason: 'Also in Porto',
  matchReasons: ['Also in Porto'],
  mutualConnections: 0,
  matchParts: [],
  ...fields,
});
