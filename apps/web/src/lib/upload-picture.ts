import { isOffline, untilOnline } from './online.ts';
import { uploadPictureMessages as messages } from './upload-picture.messages.ts';

const TRIES = 5;
const FIRST_PAUSE_MS = 1_000;
/** The server asks to retry later, or no response came. */
const PASSING = new Set([0, 408, 429, 502, 503, 504]);
/** A limit that ends later is told to the member instead. */
const LONGEST_PAUSE_MS = 10_000;

type Options = {
  /** From 0 to 1, of what was sent; starts again with every try. */
  onProgress: (fraction: number) => void;
  /** Ends the upload; it then rejects. */
  signal?: AbortSignal;
};

type Answer = { status: number; body: unknown; pauseMs: number | null };

/**
 * Uploads a picture that is stored by itself, as `sendPicture` does.
 * @returns the address of the picture
 * @throws an error worded for the member
 */
export async function uploadPicture(path: string, file: Blob, options: Options): Promise<string> {
  const body = await sendPicture(path, file, options);
  if (!isUploaded(body)) throw new Error(messages.failed);
  return body.url;
}

/**
 * Sends a picture, made smaller where the server would do it, and tries again when the connection breaks or the server is busy; without a network it waits
 * for one.
 * @returns the body of the response
 * @throws an error worded for the member
 */
export async function sendPicture(path: string, chosen: Blob, options: Options): Promise<unknown> {
  const file = await fitted(chosen);
  for (let attempt = 1; ; attempt += 1) {
    if (isOffline()) await untilOnline();
    options.signal?.throwIfAborted();
    const answer = await send(path, file, options);
    options.signal?.throwIfAborted();
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    const pauseMs = answer.pauseMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 1);
    if (!PASSING.has(answer.status) || attempt === TRIES || pauseMs > LONGEST_PAUSE_MS)
      throw new Error(sentenceOf(answer));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Loaded with the first picture; as it was chosen where that fails. */
async function fitted(chosen: Blob): Promise<Blob> {
  const fit = await import('./fit-picture.ts').catch(() => null);
  return fit ? fit.fitPicture(chosen) : chosen;
}

/** `fetch` does not tell how much of a body was sent. */
function send(path: string, file: Blob, { onProgress, signal }: Options): Promise<Answer> {
  const request = new XMLHttpRequest();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const finish = () => {
    const after = Number(request.getResponseHeader('retry-after') ?? Number.NaN);
    resolve({
      status: request.status,
      body: request.response,
      pauseMs: Number.isFinite(after) ? after * 1_000 : null,
    });
  };
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  request.addEventListener('loadend', finish);
  signal?.addEventListener('abort', () => request.abort());
  const form = new FormData();
  form.append('file', file);
  request.open('POST', path);
  request.responseType = 'json';
  request.send(form);
  return promise;
}

const isUploaded = (body: unknown): body is { url: string } =>
  typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string';

function sentenceOf({ status, body }: Answer): string {
  if (status === 0) return messages.interrupted;
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : messages.failed;
}
