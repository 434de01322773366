import { currentLocale } from '@guildhall/locale/current-locale';
import { communityLocale } from '@guildhall/locale/locales';
import type { Services } from './context.ts';
import type { Reader } from '../languages/text-for.ts';

/** Who reads what this request or this mail says of the community's texts. */
export async function currentReader({ community }: Pick<Services, 'community'>): Promise<Reader> {
  return { reads: currentLocale(), own: communityLocale(await community.get()) };
}
