import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, type Context, type RequestInfo, type Services, createCaller } from '@guildhall/api';
import type { Database } from '@guildhall/db';
import { devicePort } from './http/sessions/devices.ts';
import { sessionPort } from './http/sessions/sessions.ts';
import { type SessionOptions, viewerOf } from './http/sessions/viewer.ts';

/** What lives as long as the process and every request draws on. */
export type Surroundings = { db: Database; services: Services; sessions: SessionOptions };

/** The context of one request's procedure calls. */
export function createContext(
  { db, services, sessions }: Surroundings,
  request: FastifyRequest,
  reply: FastifyReply,
): Context {
  return {
    db,
    services,
    viewer: viewerOf(request),
    session: sessionPort(request, reply, sessions),
    device: devicePort(request, reply, sessions),
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

/** Procedures as this request may call them. */
export type CallerOf = (request: FastifyRequest, reply: FastifyReply) => Caller;

export const callerOf =
  (surroundings: Surroundings): CallerOf =>
  (request, reply) =>
    createCaller(createContext(surroundings, request, reply));
