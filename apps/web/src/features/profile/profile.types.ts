import type { Outputs } from '../../app/trpc.ts';

/** A profile as anyone may see it. */
export type Profile = Outputs['profile']['get'];
