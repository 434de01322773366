import { writeFileSync } from 'node:fs';
import { byMeaning } from './engines.ts';
import { recordVersion } from './meaning-version.ts';
import { type Figures, measure } from './measure.ts';

/**
 * Prints what matching reaches on the labelled set; with --record the figures become those that a test holds, with
 * --held-out the needs that are for reports only are printed, too.
 */
const meaning = measure(byMeaning());
print('match-v2', meaning);
if (process.argv.includes('--held-out')) print('held out', measure(byMeaning(), 'held out'));
if (process.argv.includes('--record')) {
  writeFileSync(new URL('figures.json', import.meta.url), `${JSON.stringify(meaning, null, 2)}\n`);
  recordVersion();
}

function print(name: string, figures: Readonly<Record<string, Figures>>): void {
  console.log(name);
  console.table(figures);
}
