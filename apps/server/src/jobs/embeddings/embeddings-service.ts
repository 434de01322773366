import { z } from 'zod';
import { EmbeddingsError, type EmbeddingsService } from '@guildhall/api';
import type { EmbeddingsConfig } from '../../config/outbound.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';
import { post } from '../outbox/http-call.ts';

/** A model on a machine without a graphics card may have to be read from disk first. */
const TIMEOUT_MS = 30_000;
/** 32 vectors of 4,096 numbers with 22 characters each are less. */
const ANSWER_MAX = 4_000_000;
/** Numbers of a vector: fewer are no embedding, more are no model that is in use. */
const NUMBERS = { min: 8, max: 8_192 } as const;

const Answer = z.object({
  data: z.array(
    z.object({
      index: z.int().min(0),
      embedding: z.array(z.number()).min(NUMBERS.min).max(NUMBERS.max),
    }),
  ),
});

/**
 * A server that speaks OpenAI's embeddings protocol. The body of each call is `{"model": …, "input": […]}` and
 * holds nothing else; errors name neither the key nor any text.
 */
export function createEmbeddingsService(
  { baseUrl, host, model, key }: EmbeddingsConfig,
  { timeoutMs = TIMEOUT_MS } = {},
): EmbeddingsService {
  const url = new URL(`${baseUrl}/embeddings`);
  return {
    host,
    model,
    async embed(texts, signal) {
      const answer = await post({
        url,
        headers: key === null ? {} : { authorization: `Bearer ${key}` },
        body: JSON.stringify({ model, input: texts }),
        timeoutMs,
        answerMax: ANSWER_MAX,
        signal,
      }).catch((error: unknown) => {
        throw explained(error);
      });
      return vectorsOf(answer, texts.length, host);
    },
  };
}

function vectorsOf(answer: string, count: number, host: string): readonly (readonly number[])[] {
  const parsed = Answer.safeParse(parseJson(answer));
  if (!parsed.success)
    throw new EmbeddingsError(
      `${host} answered without embeddings: check EMBEDDINGS_URL and EMBEDDINGS_MODEL`,
    );
  const sorted = parsed.data.data.toSorted((one, other) => one.index - other.index);
  if (sorted.length !== count)
    throw new EmbeddingsError(`${host} answered with ${sorted.length} embeddings for ${count} texts`);
  if (sorted.some(({ index }, place) => index !== place))
    throw new EmbeddingsError(`${host} answered with embeddings that are not numbered like the texts`);
  const vectors = sorted.map(({ embedding }) => embedding);
  const [first] = vectors;
  if (vectors.some(({ length }) => length !== first?.length))
    throw new EmbeddingsError(`${host} answered with embeddings of different lengths`);
  if (!vectors.some(hasDirection))
    throw new EmbeddingsError(`${host} answered with embeddings without meaning: check EMBEDDINGS_MODEL`, {
      isRejected: true,
    });
  return vectors;
}

/** Zeros mean nothing, nor do numbers too large to be measured. A model may not know one text, but hardly all. */
function hasDirection(vector: readonly number[]): boolean {
  const length = Math.hypot(...vector);
  return length > 0 && Number.isFinite(length);
}

/** What the operator can do about an answer, by its status. */
const ADVICE: Readonly<Record<number, string>> = {
  400: 'check EMBEDDINGS_MODEL',
  401: 'check EMBEDDINGS_KEY',
  403: 'check EMBEDDINGS_KEY',
  404: 'check EMBEDDINGS_URL and EMBEDDINGS_MODEL',
  405: 'check EMBEDDINGS_URL',
  422: 'check EMBEDDINGS_MODEL',
  429: 'it asks for fewer requests',
};

/** Of answers to a request that was understood, and not liked. */
const REJECTED = new Set([400, 413, 422]);

function explained(error: unknown): unknown {
  if (!(error instanceof DeliveryError)) return error;
  const { message, status = 0, retryAfterMs } = error;
  const advice =
    status >= 300 && status < 400 ? 'redirects are not followed, check EMBEDDINGS_URL' : ADVICE[status];
  const sentence = advice === undefined ? message : `${message}: ${advice}`;
  return new EmbeddingsError(
    message.endsWith('could not be reached')
      ? `${message}: check EMBEDDINGS_URL, and whether the service runs`
      : sentence,
    { retryAfterMs, isRejected: REJECTED.has(status) },
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
