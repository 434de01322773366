import { z } from 'zod';
import { id, isoDate, text } from '../../ground/values/fields.ts';
import { Person } from '../../ground/values/person.schema.ts';

export const NOTE_MAX = 300;

/** Most dismissed members that are listed. */
export const DISMISSED_MAX = 30;
export const DismissedMembers = z.array(Person);

/** The members the viewer blocks, the last one first. */
export const BlockedMembers = z.array(Person);

/** Every status a row can have; lists only ever show accepted and pending. */
export const ConnectionStatus = z.enum([
  'pending',
  'accepted',
  'declined',
  'withdrawn',
  'removed',
  'expired',
]);
export type ConnectionStatus = z.infer<typeof ConnectionStatus>;

/** From the viewer's perspective: 'outgoing' was sent by the viewer, 'incoming' by the other member. */
export const Direction = z.enum(['incoming', 'outgoing']);
export type Direction = z.infer<typeof Direction>;

/** By name is by last name, with open requests before the connections. */
export const ConnectionSort = z.enum(['newest', 'name']);
export type ConnectionSort = z.infer<typeof ConnectionSort>;

export const ListConnectionsInput = z.object({
  status: z.enum(['accepted', 'pending']).optional(),
  /** Who sent the request. Not named `direction`, which infinite queries of the client reserve. */
  asked: Direction.optional(),
  /** Part of the other member's name, company or job title. */
  search: z.string().trim().max(100).optional(),
  sort: ConnectionSort.default('newest'),
  limit: z.int().min(1).max(500).default(100),
  cursor: z.string().max(800).nullish(),
});
export type ListConnectionsInput = z.infer<typeof ListConnectionsInput>;

export const ConnectedUser = z.object({
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
  avatar: z.string().nullable(),
});

/** A connection or a request, as one of its two sides sees it. */
export const Connection = z.object({
  id,
  status: ConnectionStatus,
  direction: Direction,
  /** The other member. */
  userId: id,
  username: z.string(),
  connectedUser: ConnectedUser,
  /** The day of acceptance; for a request, the day it was sent. */
  connectedSince: isoDate,
  /** The sender's note. */
  note: z.string().nullable(),
  /** The match at the time of the request, in percent; null where there was too little to speak of one. */
  matchScore: z.int().min(0).max(100).nullable(),
  can: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    withdraw: z.boolean(),
    remove: z.boolean(),
  }),
});
export type Connection = z.infer<typeof Connection>;

export const ConnectionPage = z.object({
  items: z.array(Connection),
  nextCursor: z.string().nullable(),
});
export type ConnectionPage = z.infer<typeof ConnectionPage>;

export const RequestSource = z.enum(['dashboard', 'insights', 'profile', 'directory']);
export type RequestSource = z.infer<typeof RequestSource>;

export const RequestConnectionInput = z.object({
  toUserId: id,
  message: text(NOTE_MAX)
    .transform((value) => value.trim())
    .nullish(),
  source: RequestSource.optional(),
});
export type RequestConnectionInput = z.infer<typeof RequestConnectionInput>;

export const RespondInput = z.object({
  id,
  status: z.enum(['accepted', 'declined', 'withdrawn', 'removed']),
});
export type RespondInput = z.infer<typeof RespondInput>;

export const MemberRef = z.object({ userId: id });
export type MemberRef = z.infer<typeof MemberRef>;

/** The viewer's relation to one member; `blocked` only when the viewer is the one who blocked. */
export const Relation = z.object({
  userId: id,
  status: z.enum(['none', 'pending_in', 'pending_out', 'connected', 'self', 'blocked']),
  /** The request or connection behind the status, for `respond`. */
  connectionId: id.nullable(),
  can: z.object({
    request: z.boolean(),
    accept: z.boolean(),
    decline: z.boolean(),
    withdraw: z.boolean(),
    remove: z.boolean(),
    block: z.boolean(),
    unblock: z.boolean(),
  }),
});
export type Relation = z.infer<typeof Relation>;

/** Connections that two members share. */
export const MutualConnections = z.object({
  count: z.int().min(0),
  /** Some of them. */
  people: z.array(Person).max(3),
});
export type MutualConnections = z.infer<typeof MutualConnections>;
