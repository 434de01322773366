import type { Outputs } from '../../lib/trpc.ts';

/** A profile as anyone may see it. */
export type Profile = Outputs['profile']['get'];

/** What surrounds a profile. */
export type Related = Outputs['profile']['related'];

/** A sample of the member's work. */
export type WorkSample = Related['works'][number];
