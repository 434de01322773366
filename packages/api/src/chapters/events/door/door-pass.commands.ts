import type { MemberContext } from '../../../ground/core/context.ts';
import type { DateRef } from '../attendance/attendance.schema.ts';
import { requireKeeper, requireOpenDoor } from './door.queries.ts';
import { type DoorPass, PASS_HOURS } from './door.schema.ts';
import { doorUrl, signDoorPass } from './entry-code.ts';

/**
 * A link by which a volunteer without rights, or without an account, helps at the door for a day, as long as who made
 * it keeps the door.
 * @throws FORBIDDEN for anyone but organizers and hosts
 */
export async function makeDoorPass(ctx: MemberContext, ref: DateRef): Promise<DoorPass> {
  await requireKeeper(ctx, ref);
  const { slug } = await requireOpenDoor(ctx.db, ref);
  const { config, signer } = ctx.services;
  const until = new Date(Date.now() + PASS_HOURS * 3_600_000);
  const pass = signDoorPass(signer, { dateId: ref.dateId, makerId: ctx.viewer.id, until });
  return {
    url: `${doorUrl(config.publicOrigin, { slug, ...ref })}#pass=${pass}`,
    until: until.toISOString(),
  };
}
