import type { Services } from '../../../ground/core/context.ts';
import type { Signer } from '../../../ground/security/signer.ts';

type DoorDate = { id: number; dateId: number; slug: string };

/** The page of the door of a date. */
export const doorUrl = (origin: string, { id, dateId, slug }: DoorDate): string =>
  `${origin}/events/${slug}/door?event=${id}&date=${dateId}`;

/** Days after the end of a date for which its codes are codes of that date. */
const DAYS_AFTER = 1;

/**
 * What the code of a member ('m' and the id) or a guest ('g') holds: a link that a phone's camera opens, on whose page
 * an organizer checks its holder in. It is signed, with the date, the person and until when.
 */
export function entryUrl(
  { config, signer }: Pick<Services, 'signer'> & { config: { publicOrigin: string } },
  { endsAt, key, ...date }: DoorDate & { endsAt: Date; key: string },
): string {
  const until = Math.floor(endsAt.getTime() / 1_000) + DAYS_AFTER * 86_400;
  return `${doorUrl(config.publicOrigin, date)}#code=${signer.sign(`entry:${date.dateId}:${key}:${until}`)}`;
}

/** Whose code it is, for which date, and until when; undefined when it is not signed by us. */
export function openEntryCode(
  signer: Signer,
  code: string,
): { dateId: number; key: string; until: Date } | undefined {
  const found = /^entry:(\d{1,10}):([mg]\d{1,10}):(\d{1,12})$/.exec(signer.verify(code) ?? '');
  const [, dateId, key, until] = found ?? [];
  return dateId && key && until
    ? { dateId: Number(dateId), key, until: new Date(Number(until) * 1_000) }
    : undefined;
}

type DoorPass = { dateId: number; makerId: number };

/** A volunteer's pass to the door of one date, by who keeps that door. */
export const signDoorPass = (
  signer: Signer,
  { dateId, makerId, until }: DoorPass & { until: Date },
): string => signer.sign(`door:${dateId}:${makerId}:${Math.floor(until.getTime() / 1_000)}`);

/** The date of a pass and who made it; undefined when it is not signed by us, or its day is over. */
export function openDoorPass(signer: Signer, pass: string): DoorPass | undefined {
  const found = /^door:(\d{1,10}):(\d{1,10}):(\d{1,12})$/.exec(signer.verify(pass) ?? '');
  const [, dateId, makerId, until] = found ?? [];
  return dateId && makerId && until && Number(until) * 1_000 > Date.now()
    ? { dateId: Number(dateId), makerId: Number(makerId) }
    : undefined;
}
