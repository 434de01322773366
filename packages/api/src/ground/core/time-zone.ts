import type { Services } from './context.ts';

/** Where the days of statistics begin. */
export async function timeZoneOf({
  config,
  community,
}: Pick<Services, 'config' | 'community'>): Promise<string> {
  const { timeZone } = await community.get();
  return timeZone || config.timeZone;
}
