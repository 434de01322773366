import type { FastifyInstance } from 'fastify';
import type { AppDependencies, CallerOf } from '../context.ts';

/** Registers routes that stream a file. */
export type RestPlugin = (app: FastifyInstance, caller: CallerOf, dependencies: AppDependencies) => void;
