import type { RequestInfo, Viewer } from './context.ts';
import { addressKey } from '../limits/address-key.ts';
import type { WriteBuffer } from './write-buffer.ts';

/** One view of the page of a member or a business. `visitorKey` names the visitor until it is hashed. */
export type PageView = { id: number; visitorKey: string };

/** Views that wait to be counted. */
export type ViewRecorder = { profiles: WriteBuffer<PageView>; businesses: WriteBuffer<PageView> };

export type Visit = { viewer: Viewer | null; request: Pick<RequestInfo, 'ip' | 'userAgent'> };

/**
 * For whom a view or a share is counted: the member, or the address (IPv6 by /64) of a visitor. Not the
 * user agent, which a caller makes up anew with every request (decision 0116). Written only as a hash
 * under the day's salt.
 */
export const visitorKey = ({
  viewer,
  request,
}: Pick<Visit, 'viewer'> & { request: { ip: string } }): string =>
  viewer ? `member ${viewer.id}` : `visitor ${addressKey(request.ip)}`;
