import { TRPCError, type TRPCProcedureType, getTRPCErrorFromUnknown, initTRPC } from '@trpc/server';
import type { Database } from '@guildhall/db';
import { attemptQuery } from './attempt-query.ts';
import type { Context, Viewer } from './context.ts';
import { describeError, fromDatabaseError } from '../errors/describe-error.ts';
import { beyondRole, notFound, secondFactorMissing, unauthorized } from '../errors/errors.ts';
import { areaOfProcedure } from '../settings/area-procedures.ts';
import { chargeGeneralLimit, chargeCaller } from '../limits/limiter.ts';
import type { LimitName } from '../limits/limits.ts';
import type { PublicData } from './live.ts';
import { requireMayWrite } from './may-write.ts';
import { holds, mayRead } from '../roles/roles.policy.ts';
import type { Permission } from '../roles/roles.schema.ts';
import { isHeldBack } from '../security/second-factor-grace.ts';
import { withoutAddresses } from '../roles/without-addresses.ts';
import type { SerializedQuery } from './serialized-query.ts';
import { withCompiledOutput } from './with-compiled-parse.ts';

/** Who may call; the authorization matrix test reads it from every procedure. */
type Auth =
  | { auth: 'public' | 'member' }
  /** Of the console, and after the password within ten minutes. */
  | { auth: 'staff' | 'staffStepUp'; permission: Permission };
export type ResponseCache = {
  /** The data that the response shows; a change of it invalidates the cached response. */
  tag: PublicData;
  /** What a call costs its caller beside the general limit, on a cache hit too. */
  charge?(ctx: Context, input: unknown): Promise<void>;
};
export type Meta = Auth & {
  limit?: LimitName;
  /**
   * Caches the response for signed-out readers until the tagged data changes, for a second at most. Only for
   * queries that read nothing but what the triggers of decision 0060 watch.
   */
  cache?: ResponseCache;
  /** Answers the query without the procedure, where it can. */
  serialized?: SerializedQuery;
};

const STEP_UP_MS = 10 * 60 * 1_000;

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // Never expose a stack trace, whatever NODE_ENV says.
    isDev: false,
    defaultMeta: { auth: 'public' },
    // The server closes connections that are idle for a minute; clients that get no ping reconnect.
    sse: {
      ping: { enabled: true, intervalMs: 20_000 },
      client: { reconnectAfterInactivityMs: 45_000 },
    },
    errorFormatter({ shape, error, ctx }) {
      const { message, status, issues, retryAfter, secondFactor } = describeError(error);
      return {
        message,
        code: shape.code,
        data: {
          code: error.code,
          httpStatus: status,
          ...(issues && { issues }),
          ...(retryAfter !== undefined && { retryAfter }),
          ...(secondFactor && { secondFactor }),
          ...(ctx && { requestId: ctx.request.id }),
        },
      };
    },
  });

/**
 * Around every call: charges its limits, authorizes the caller, lets queries read from a replica, retries a query
 * whose connection was lost, and translates database errors. One middleware, because tRPC copies the call several
 * times per level.
 * `admit` throws for callers without access, and may narrow the context of the others.
 */
const guard = <Found extends object>(admit: (ctx: Context, type: TRPCProcedureType) => Found) =>
  t.middleware(async ({ ctx, meta, type, path, next }) => {
    await chargeLimits(ctx, meta, type);
    await requireArea(ctx, path);
    const found = admit(ctx, type);
    if (type === 'mutation' && meta?.auth !== 'public') requireMayWrite(ctx.viewer, path);
    const callWith = async (db: Database) => {
      const result = await next({ ctx: { ...found, db } });
      if (!result.ok) throw result.error;
      return isAudited(ctx, meta) ? { ...result, data: withoutAddresses(result.data) } : result;
    };
    try {
      // Only queries are repeated: a mutation may have been committed before the connection was lost.
      return await (type === 'query'
        ? attemptQuery(ctx, callWith, retryLogger(ctx, path))
        : callWith(ctx.db));
    } catch (error) {
      throw translateFailure(ctx, path, error);
    }
  });

/** Logs why the reads of a query are repeated. */
export const retryLogger = (ctx: Context, path: string) => (error: unknown) =>
  ctx.services.log.warn({ path, err: getTRPCErrorFromUnknown(error).cause }, 'query repeated');

/** The error that a call is answered with; logs what the caller may not see of it. */
export function translateFailure(ctx: Context, path: string, thrown: unknown): TRPCError {
  const error = getTRPCErrorFromUnknown(thrown);
  if (error.code !== 'INTERNAL_SERVER_ERROR') return error;
  const known = fromDatabaseError(error.cause);
  logFailure(ctx, path, error, known);
  return known ?? error;
}

/** PostgreSQL quotes the rejected value, which is the caller's text, so of a bad request only the code is logged. */
function logFailure({ services, request }: Context, path: string, error: TRPCError, known?: TRPCError): void {
  const where = { path, requestId: request.id };
  const isCallers = known !== undefined && describeError(known).status < 500;
  if (isCallers) return services.log.warn({ ...where, code: known.code }, 'procedure refused a value');
  services.log[known ? 'warn' : 'error']({ ...where, err: error.cause ?? error }, 'procedure failed');
}

/** Charges what a call costs its caller. */
export async function chargeLimits(
  ctx: Context,
  meta: Meta | undefined,
  type: TRPCProcedureType,
): Promise<void> {
  const { limiter } = ctx.services;
  const caller = { viewer: ctx.viewer, ip: ctx.request.ip };
  await chargeGeneralLimit(limiter, caller);
  if (meta?.limit) await chargeCaller(limiter, meta.limit, caller);
  if (type === 'mutation' && meta?.auth.startsWith('staff'))
    await chargeCaller(limiter, 'adminMutation', caller);
}

/** What a community has switched off is not found, by anyone. */
export async function requireArea({ services }: Context, path: string): Promise<void> {
  const area = areaOfProcedure(path);
  if (area === undefined) return;
  const { disabledAreas } = await services.community.get();
  if (disabledAreas.includes(area)) throw notFound('This part of the site is turned off');
}

function findMember({ viewer }: Context) {
  if (!viewer) throw unauthorized();
  return { viewer };
}

/**
 * The signed-in member, if a role of theirs covers this.
 * @throws UNAUTHORIZED for a visitor, FORBIDDEN for others
 */
export function requirePermission(ctx: Context, permission: Permission) {
  const found = findMember(ctx);
  if (isHeldBack(found.viewer)) throw secondFactorMissing();
  if (!holds(found.viewer, permission)) throw beyondRole();
  return found;
}

/** The same, and auditors for what only reads. */
function findStaff(ctx: Context, permission: Permission, type: TRPCProcedureType) {
  if (type !== 'query' || !mayRead(ctx.viewer, permission)) return requirePermission(ctx, permission);
  return findMember(ctx);
}

function findConfirmedStaff(ctx: Context, permission: Permission) {
  const found = requirePermission(ctx, permission);
  requireRecentPassword(found.viewer);
  return found;
}

/** Whether the viewer reads this as an auditor alone. */
const isAudited = ({ viewer }: Context, meta: Meta | undefined): boolean =>
  meta !== undefined && 'permission' in meta && !holds(viewer, meta.permission);

/**
 * Step-up inside a procedure of which only some inputs need it.
 * @throws PRECONDITION_FAILED when the viewer entered their password more than ten minutes ago
 */
export function requireRecentPassword({ authAt }: Viewer): void {
  if (Date.now() - authAt.getTime() > STEP_UP_MS)
    throw new TRPCError({ code: 'PRECONDITION_FAILED', message: 'Please confirm your password first' });
}

export const { router, createCallerFactory, mergeRouters } = t;

const procedure = withCompiledOutput(t.procedure);

/** Anyone, signed in or not. */
export const publicProcedure = procedure.meta({ auth: 'public' }).use(guard(() => ({})));
/** Signed-in, active members. */
export const memberProcedure = procedure.meta({ auth: 'member' }).use(guard(findMember));
/** Members with a role that has the permission. Auditors may read what it shows, but for addresses. */
export const staffProcedure = (permission: Permission) =>
  procedure.meta({ auth: 'staff', permission }).use(guard((ctx, type) => findStaff(ctx, permission, type)));
/** The same, who entered their password within the last ten minutes; no auditors. */
export const staffStepUpProcedure = (permission: Permission) =>
  procedure
    .meta({ auth: 'staffStepUp', permission })
    .use(guard((ctx) => findConfirmedStaff(ctx, permission)));
