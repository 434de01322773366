import type { Random } from '../random.ts';

/** What most people speak there, beside English. */
const SPOKEN: Record<string, string> = {
  Portugal: 'Portuguese',
  Germany: 'German',
  Canada: 'French',
  Spain: 'Spanish',
  Netherlands: 'Dutch',
  Sweden: 'Swedish',
  Kenya: 'Swahili',
  India: 'Hindi',
  Czechia: 'Czech',
  Brazil: 'Portuguese',
  TX: 'Spanish',
};

/** The languages of a member who lives at a location such as `Porto, Portugal`. */
export function languagesOf(location: string, random: Random): string[] {
  const own = SPOKEN[location.split(', ').at(-1) ?? ''];
  if (own) return [own, 'English'];
  return random.chance(0.3)
    ? ['English', random.pick(['Spanish', 'French', 'German', 'Polish'])]
    : ['English'];
}
