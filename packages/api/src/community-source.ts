import type { Database } from '@guildhall/db';
import { speakOwnWords } from '@guildhall/locale/own-words/current-words';
import { listConsentPages } from './accounts/consents/consents.queries.ts';
import type { CommunitySource } from './ground/core/community-source.ts';
import type { LiveBus } from './ground/core/live.ts';
import { listOfferedIndustries } from './community/industries/industries.queries.ts';
import { nameIndustries } from './community/industries/name-industries.ts';
import { listFooterPages } from './community/pages/pages.queries.ts';
import { listProviderLinks } from './accounts/providers/providers.queries.ts';
import { readRegistration } from './accounts/registration/registration.queries.ts';
import { readCommunity } from './community/community/community.queries.ts';

/** From then on, this process says everything in the community's own words. */
async function readAndSpeak(from: Database) {
  const community = await readCommunity(from);
  speakOwnWords(community.ownWords);
  nameIndustries({ labels: community.labels });
  return community;
}

async function readAndNameIndustries(from: Database) {
  const industries = await listOfferedIndustries(from);
  nameIndustries({ industries });
  return industries;
}

/**
 * Caches what every page shows of the community in this process until any process changes it, which a trigger
 * announces. While the live channel is down, every call reads it again.
 */
export function createCommunitySource(
  db: Database,
  live: Pick<LiveBus, 'publicGeneration'>,
): CommunitySource {
  return {
    get: cachedUntilChanged(readAndSpeak),
    registration: cachedUntilChanged(readRegistration),
    footerPages: cachedUntilChanged(listFooterPages),
    consentPages: cachedUntilChanged(listConsentPages),
    industries: cachedUntilChanged(readAndNameIndustries),
    providers: cachedUntilChanged(listProviderLinks),
  };

  function cachedUntilChanged<Value>(read: (from: Database) => Promise<Value>) {
    let cached: { generation: number; value: Promise<Value> } | undefined;
    return (): Promise<Value> => {
      const generation = live.publicGeneration('community');
      if (generation === null) return read(db);
      if (cached?.generation === generation) return cached.value;
      const made = { generation, value: read(db) };
      cached = made;
      made.value.catch(() => {
        if (cached === made) cached = undefined;
      });
      return made.value;
    };
  }
}
