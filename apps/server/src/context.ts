import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, type Context, type RequestInfo, type Services, createCaller } from '@guildhall/api';
import type { Database, ReplicaSet } from '@guildhall/db';
import { lastWriteOf } from './http/read-your-writes.ts';
import { CHALLENGE, LOGIN_CODE, PASSKEY, PROVIDER, challengePort } from './http/sessions/challenge-cookie.ts';
import { devicePort } from './http/sessions/devices.ts';
import { sessionPort } from './http/sessions/sessions.ts';
import type { SessionOptions } from './http/sessions/viewer.ts';

/** Process-wide dependencies shared by all requests. */
export type AppDependencies = {
  db: Database;
  /** Absent: everything is read from the primary. */
  replicas?: ReplicaSet | undefined;
  services: Services;
  sessions: SessionOptions;
};

/** Creates the tRPC context of one request. */
export function createContext(
  { db, replicas, services, sessions }: AppDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Context {
  return {
    db,
    replica: replicas && (() => replicas.reader(lastWriteOf(request, sessions.secure))),
    services,
    viewer: request.viewer,
    session: sessionPort(request, reply, sessions),
    device: devicePort(request, reply, sessions),
    challenge: challengePort(request, reply, sessions, CHALLENGE),
    loginCode: challengePort(request, reply, sessions, LOGIN_CODE),
    passkey: challengePort(request, reply, sessions, PASSKEY),
    provider: challengePort(request, reply, sessions, PROVIDER),
    request: requestInfo(request),
  };
}

function requestInfo(request: FastifyRequest): RequestInfo {
  const key = request.headers['idempotency-key'];
  return {
    id: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 512),
    ...(typeof key === 'string' && { idempotencyKey: key }),
  };
}

/** Creates a tRPC caller with the context of a request. */
export type CallerOf = (request: FastifyRequest, reply: FastifyReply) => Caller;

export const callerOf =
  (dependencies: AppDependencies): CallerOf =>
  (request, reply) =>
    createCaller(createContext(dependencies, request, reply));
