import type { Database } from '@guildhall/db';
import type { Services } from '../core/context.ts';
import type { CommunitySource } from '../core/community-source.ts';
import type { LiveBus } from '../core/live.ts';
import { readRegistration } from '../registration/registration.queries.ts';
import { readCommunity } from './community.queries.ts';

/**
 * Caches the community's settings in this process until any process changes them, which a trigger announces.
 * While announcements cannot be heard, every call reads them anew.
 */
export function createCommunitySource(
  db: Database,
  live: Pick<LiveBus, 'publicGeneration'>,
): CommunitySource {
  return { get: cachedUntilChanged(readCommunity), registration: cachedUntilChanged(readRegistration) };

  function cachedUntilChanged<Settings>(read: (from: Database) => Promise<Settings>) {
    let cached: { generation: number; settings: Promise<Settings> } | undefined;
    return (): Promise<Settings> => {
      const generation = live.publicGeneration('community');
      if (generation === null) return read(db);
      if (cached?.generation === generation) return cached.settings;
      const made = { generation, settings: read(db) };
      cached = made;
      made.settings.catch(() => {
        if (cached === made) cached = undefined;
      });
      return made.settings;
    };
  }
}

/** Where the days of statistics begin. */
export async function timeZoneOf({
  config,
  community,
}: Pick<Services, 'config' | 'community'>): Promise<string> {
  const { timeZone } = await community.get();
  return timeZone || config.timeZone;
}
