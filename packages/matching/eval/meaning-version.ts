import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { indexTerms } from '../src/candidates/index-terms.ts';
import { offeredTrades } from '../src/candidates/offered-trades.ts';
import { readMember } from '../src/scoring/member-reading.ts';
import { placeKey } from '../src/towns/place-key.ts';
import { storeReading } from '../src/scoring/stored-reading.ts';
import { members, needs } from './load.ts';
import { askerOf, profileOf } from './profiles.ts';

/** What people write of which the labelled set has nothing. */
const others = [
  { lookingFor: 'Small companies that need a new website', location: 'Lissabon' },
  { lookingFor: 'Kleine Firmen, die eine neue Website brauchen', location: 'Kopenhagen' },
].map((texts) => profileOf(texts));

/** A version derived from the readings of the labelled set and a few others: it changes whenever any of them changes. */
export function versionOfReadings(): string {
  const hash = createHash('sha256');
  for (const profile of [...members.map(profileOf), ...needs.map(askerOf), ...others]) {
    const reading = readMember(profile);
    hash
      .update(storeReading(reading))
      .update(JSON.stringify([indexTerms(reading), offeredTrades(reading), placeKey(profile.location)]));
  }
  return `match-v2.${hash.digest('hex').slice(0, 8)}`;
}

/** Writes it to the source, after the comment there. */
export function recordVersion(): void {
  const file = new URL('../src/meaning-version.ts', import.meta.url);
  const comment = [
    '/**',
    ' * The version of the readings: profiles whose stored reading has another one are read again. Written by',
    ' * `npm run eval:matching -- --record` from the labelled set; a test holds it.',
    ' */',
  ].join('\n');
  writeFileSync(file, `${comment}\nexport const meaningVersion = '${versionOfReadings()}';\n`);
}
