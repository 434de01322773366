import type { Outputs } from '../../lib/trpc.ts';

export type Decision = Outputs['decisions']['open'];
/** The page's decision, with the token of the email's link if it was opened by that. */
export type Reference = { id: number; token?: string };
