import type { Gathered } from './gathered.ts';
import type { RequestInfo, Viewer } from './context.ts';
import { addressKey } from './limiter.ts';

/** Somebody looked at the page of a member or a business. */
export type Look = { id: number; who: string };

/** Looks that wait to be counted. */
export type Looks = { profiles: Gathered<Look>; businesses: Gathered<Look> };

/** Who looked: the member, or what is known of a visitor who is not signed in. */
export type Visit = { viewer: Viewer | null; request: Pick<RequestInfo, 'ip' | 'userAgent'> };

/** Names who looks for as long as it takes to write it under the day's salt, as a hash. */
export const whoLooks = ({ viewer, request }: Visit): string =>
  viewer ? `member ${viewer.id}` : `visitor ${addressKey(request.ip)} ${request.userAgent}`;
