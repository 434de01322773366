import type { Inputs, Outputs } from '../../lib/trpc.ts';

export type BusinessCardData = Outputs['businesses']['list']['items'][number];
export type Business = Outputs['businesses']['get'];
export type Review = Outputs['businesses']['reviews']['list']['items'][number];
export type DirectoryFilter = Omit<Inputs['businesses']['list'], 'cursor' | 'limit'>;
