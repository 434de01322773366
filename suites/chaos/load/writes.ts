import { cookieOf } from '../../shared/sessions.ts';
import { type Call, type Caller, createCaller } from '../setup/client.ts';
import type { Community } from '../setup/community.ts';

/** Something that a member writes. */
export type Write = {
  kind: 'order' | 'post' | 'referral' | 'profile' | 'link' | 'comment';
  userId: number;
  /** Nobody writes the same twice. */
  words: string;
  call: Call;
};
/** One member who writes one thing after the other. */
export type Writer = { caller: Caller; userId: number; writes: Write[] };

const SUCCESS = { order: 201, post: 201, referral: 201, comment: 201, profile: 200, link: 200 };
/** Stays below what one member may offer others a day. */
const REFERRALS_EACH = 9;

export const isSuccess = ({ kind }: Write, status: number): boolean => status === SUCCESS[kind];

/** So many writes for each member, of every kind in turn. */
export function makeWriters(community: Community, each: number): Writer[] {
  const { memberIds, port } = community;
  return memberIds.map((userId, place) => ({
    userId,
    caller: createCaller(port, cookieOf(userId)),
    writes: Array.from({ length: each }, (_, number) => makeWrite(community, place, number)),
  }));
}

const KINDS = ['order', 'post', 'referral', 'profile', 'link', 'comment'] as const;

function makeWrite({ memberIds, serviceId, postId }: Community, place: number, number: number): Write {
  const userId = memberIds[place] ?? 0;
  const words = `write ${number} of ${userId}`;
  const round = Math.floor(number / KINDS.length);
  const wanted = KINDS[number % KINDS.length] ?? 'post';
  const kind = wanted === 'referral' && round >= REFERRALS_EACH ? 'post' : wanted;
  const once = { 'idempotency-key': `${userId}-${number}` };
  const calls: Record<Write['kind'], Call> = {
    order: {
      method: 'POST',
      path: '/api/services/order',
      headers: once,
      body: { serviceId, projectName: words, projectDescription: 'What is wanted' },
    },
    post: { method: 'POST', path: '/api/feed', headers: once, body: { content: words } },
    referral: {
      method: 'POST',
      path: '/api/referrals/send',
      headers: once,
      body: {
        targetId: memberIds[(place + 1 + round) % memberIds.length],
        targetType: 'user',
        message: words,
      },
    },
    profile: { method: 'PUT', path: '/api/profile', body: { bio: words } },
    link: {
      method: 'POST',
      path: '/api/shorten',
      body: { url: `https://example.org/${userId}/${number}` },
    },
    comment: {
      method: 'POST',
      path: `/api/feed/${postId}/comments`,
      headers: once,
      body: { content: words },
    },
  };
  return { kind, userId, words, call: calls[kind] };
}
