import { TRPCError, type TRPCProcedureType, initTRPC } from '@trpc/server';
import { isLostConnection, retryPause } from '@guildhall/db';
import type { Context } from './context.ts';
import { describeError, fromDatabaseError } from './describe-error.ts';
import { forbidden, unauthorized } from './errors.ts';
import { chargeAnswer, chargeCaller } from './limiter.ts';
import type { LimitName } from './limits.ts';
import type { PublicData } from './live.ts';

/** Who may call; the authorisation matrix test reads it from every procedure. */
export type AuthClass = 'public' | 'member' | 'admin' | 'adminStepUp';
export type Kept = {
  shows: PublicData;
  /** What a call costs its caller beside the general limit, also when its answer was there already. */
  charge?(ctx: Context, input: unknown): Promise<void>;
};
export type Meta = {
  auth: AuthClass;
  limit?: LimitName;
  /**
   * The server may keep what a query answers to readers who are not signed in, until what it shows changes
   * and for a second at most. Only for what shows nothing but what the triggers of decision 0060 watch.
   */
  kept?: Kept;
};

const STEP_UP_MS = 10 * 60 * 1_000;

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // Never let a stack out, whatever NODE_ENV says.
    isDev: false,
    defaultMeta: { auth: 'public' },
    // The server closes connections that are silent for a minute; clients that hear no ping come again.
    sse: {
      ping: { enabled: true, intervalMs: 20_000 },
      client: { reconnectAfterInactivityMs: 45_000 },
    },
    errorFormatter({ shape, error, ctx }) {
      const { message, status, issues, retryAfter } = describeError(error);
      return {
        message,
        code: shape.code,
        data: {
          code: error.code,
          httpStatus: status,
          ...(issues && { issues }),
          ...(retryAfter !== undefined && { retryAfter }),
          ...(ctx && { requestId: ctx.request.id }),
        },
      };
    },
  });

/**
 * Around every call: charges its limits, reads once more when the connection was lost on a read, and
 * translates what PostgreSQL throws. One middleware, as each level costs tRPC several copies of a call.
 */
const guard = t.middleware(async ({ ctx, meta, type, path, next }) => {
  await chargeLimits(ctx, meta, type);
  let result = await next();
  // A read does no harm twice. What writes is never tried again here: it may have been done.
  if (type === 'query' && !result.ok && isLostConnection(result.error.cause)) {
    await retryPause();
    result = await next();
  }
  if (result.ok || result.error.code !== 'INTERNAL_SERVER_ERROR') return result;
  const known = fromDatabaseError(result.error.cause);
  const level = known ? 'warn' : 'error';
  ctx.services.log[level](
    { err: result.error.cause ?? result.error, path, requestId: ctx.request.id },
    'procedure failed',
  );
  throw known ?? result.error;
});

async function chargeLimits(ctx: Context, meta: Meta | undefined, type: TRPCProcedureType): Promise<void> {
  const { limiter } = ctx.services;
  const caller = { viewer: ctx.viewer, ip: ctx.request.ip };
  await chargeAnswer(limiter, caller);
  if (meta?.limit) await chargeCaller(limiter, meta.limit, caller);
  if (type === 'mutation' && meta?.auth.startsWith('admin'))
    await chargeCaller(limiter, 'adminMutation', caller);
}

const base = t.procedure.use(guard);

const requireViewer = t.middleware(({ ctx, next }) => {
  if (!ctx.viewer) throw unauthorized();
  return next({ ctx: { viewer: ctx.viewer } });
});

const requireAdmin = requireViewer.unstable_pipe(({ ctx, next }) => {
  if (ctx.viewer.role !== 'admin') throw forbidden('Only administrators may do this');
  return next();
});

const requireFreshPassword = requireAdmin.unstable_pipe(({ ctx, next }) => {
  if (Date.now() - ctx.viewer.authAt.getTime() > STEP_UP_MS) {
    throw new TRPCError({ code: 'PRECONDITION_FAILED', message: 'Please confirm your password first' });
  }
  return next();
});

export const { router, createCallerFactory, mergeRouters } = t;

/** Anyone, signed in or not. */
export const publicProcedure = base.meta({ auth: 'public' });
/** Signed-in, active members. */
export const memberProcedure = base.meta({ auth: 'member' }).use(requireViewer);
/** Administrators. */
export const adminProcedure = base.meta({ auth: 'admin' }).use(requireAdmin);
/** Administrators who gave their password within the last ten minutes. */
export const adminStepUpProcedure = base.meta({ auth: 'adminStepUp' }).use(requireFreshPassword);
