import { type HttpClient, type HttpRequest, createHttpClient } from '../../shared/http-client.ts';
import type { Deployment } from '../setup/deployment.ts';

/** One write of a member. */
export type Write = {
  kind: 'order' | 'post' | 'referral' | 'profile' | 'link' | 'comment';
  userId: number;
  /** A text that no other write has. */
  marker: string;
  request: HttpRequest;
};
/** A member who sends their writes one after the other. */
export type Writer = { client: HttpClient; writes: Write[] };

const ACKNOWLEDGED = { order: 201, post: 201, referral: 201, comment: 201, profile: 200, link: 200 };
/** Below the daily limit of referrals. */
const REFERRALS_EACH = 9;

export const isAcknowledged = ({ kind }: Write, status: number): boolean => status === ACKNOWLEDGED[kind];

/** So many writes for each member, of all kinds in rotation. */
export function createWriters(deployment: Deployment, each: number): Writer[] {
  return deployment.community.members.map(({ cookie }, member) => ({
    client: createHttpClient(deployment.port, { cookie }),
    writes: Array.from({ length: each }, (_, number) => createWrite(deployment, member, number)),
  }));
}

const KINDS = ['order', 'post', 'referral', 'profile', 'link', 'comment'] as const;

function createWrite({ community }: Deployment, member: number, number: number): Write {
  const { members, serviceId, postId } = community;
  const userId = members[member]?.id ?? 0;
  const marker = `write ${number} of ${userId}`;
  const round = Math.floor(number / KINDS.length);
  const next = KINDS[number % KINDS.length] ?? 'post';
  const kind = next === 'referral' && round >= REFERRALS_EACH ? 'post' : next;
  const headers = { 'idempotency-key': `${userId}-${number}` };
  const requests: Record<Write['kind'], HttpRequest> = {
    order: {
      method: 'POST',
      path: '/api/services/order',
      headers,
      body: { serviceId, projectName: marker, projectDescription: 'A description' },
    },
    post: { method: 'POST', path: '/api/feed', headers, body: { content: marker } },
    referral: {
      method: 'POST',
      path: '/api/referrals/send',
      headers,
      body: {
        targetId: members[(member + 1 + round) % members.length]?.id,
        targetType: 'user',
        message: marker,
      },
    },
    profile: { method: 'PUT', path: '/api/profile', body: { bio: marker } },
    link: {
      method: 'POST',
      path: '/api/shorten',
      body: { url: `https://example.org/${userId}/${number}` },
    },
    comment: {
      method: 'POST',
      path: `/api/feed/${postId}/comments`,
      headers,
      body: { content: marker },
    },
  };
  return { kind, userId, marker, request: requests[kind] };
}
