import { DAY_MS } from '../../ground/values/time.ts';
import { EXPORT_DAYS, type DataRequestKind, type DataRequestStatus } from './data-requests.schema.ts';

type Facts = {
  kind: DataRequestKind;
  status: DataRequestStatus;
  requestedBy: number | null;
  decidedAt: Date | null;
};

/** What the viewer may do with a request. Where there are two administrators, whoever asked does not confirm. */
export function abilitiesOf(
  { kind, status, requestedBy, decidedAt }: Facts,
  { viewerId, hasOthers }: { viewerId: number; hasOthers: boolean },
) {
  const isWaiting = status === 'waiting';
  const isFresh = decidedAt !== null && Date.now() - decidedAt.getTime() < EXPORT_DAYS * DAY_MS;
  return {
    confirm: isWaiting && (requestedBy !== viewerId || !hasOthers),
    decline: isWaiting,
    download: kind === 'export' && status === 'done' && isFresh,
  };
}
