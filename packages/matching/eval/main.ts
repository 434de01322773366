import { readFileSync, writeFileSync } from 'node:fs';
import { BLIND_SETS, loadBlindSet } from './blind.ts';
import { byMeaning } from './engines.ts';
import { measureAsked } from './measure-asked.ts';
import { measureWords } from './measure-words.ts';
import { recordVersion } from './meaning-version.ts';
import { type Figures, measure } from './measure.ts';
import { type BlindFigures, type MakeRanker, measureBlind } from './measure-blind.ts';
import { byMatching, byReciprocalRanks, bySentences, byWords } from './rankers.ts';
import { sentenceModel } from './sentence-model.ts';

/**
 * Prints what matching reaches on the labelled set and on the blind sets, with BM25 beside it. With --record the
 * figures become those that a test holds; with --held-out the needs that are for reports only are printed, too; with
 * --sentences the baselines of sentence vectors are, which take minutes.
 */
const meaning = measure(byMeaning());
print('labelled set', meaning);
if (process.argv.includes('--held-out')) print('held out', measure(byMeaning(), 'held out'));

const rankers: Record<string, MakeRanker> = { matching: byMatching, BM25: byWords };
if (process.argv.includes('--sentences')) {
  const embed = await sentenceModel();
  rankers['sentence vectors'] = (community) => bySentences(community, embed);
  rankers['BM25 and sentence vectors'] = async (community) =>
    byReciprocalRanks(community, [byWords(community), await bySentences(community, embed)]);
}

const recorded: Record<string, unknown> = {};
for (const name of BLIND_SETS) {
  const set = loadBlindSet(name);
  if (set === undefined) continue;
  for (const [ranker, make] of Object.entries(rankers)) {
    const without = await measureBlind(set, make, { hasPlace: false });
    printBlind(`set ${name}, ${ranker}`, without, await measureBlind(set, make, { hasPlace: true }));
    if (ranker === 'matching') recorded[name] = without;
  }
}

for (const name of BLIND_SETS) {
  console.log(`set ${name}, words beside the first four`);
  console.table(measureWords([name]));
}

console.log('all blind sets, words of those who look for what the viewer offers');
console.table(measureAsked(BLIND_SETS));

if (process.argv.includes('--record')) {
  write('figures.json', meaning);
  write('blind-figures.json', { ...read('blind-figures.json'), ...recorded });
  recordVersion();
}

function print(name: string, figures: Readonly<Record<string, Figures>>): void {
  console.log(name);
  console.table(figures);
}

/** Each class without and with the part for place. */
function printBlind(
  name: string,
  without: Readonly<Record<string, BlindFigures>>,
  withPlace: Readonly<Record<string, BlindFigures>>,
): void {
  console.log(name);
  console.table(
    Object.fromEntries(
      Object.entries(without).map(([group, { needs, first, firstFour, excludedShown }]) => [
        group,
        {
          needs,
          first,
          'first four': firstFour,
          'excluded shown': excludedShown,
          'first, with place': withPlace[group]?.first,
          'first four, with place': withPlace[group]?.firstFour,
        },
      ]),
    ),
  );
}

function write(file: string, content: unknown): void {
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(content, null, 2)}\n`);
}

function read(file: string): object {
  const content: object = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  return content;
}
