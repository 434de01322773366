import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';

type Options = Pick<
  RenderToPipeableStreamOptions,
  'nonce' | 'bootstrapModules' | 'bootstrapScriptContent'
> & {
  /** Aborts the rendering, which then rejects with the reason. */
  signal: AbortSignal;
};

/** Renders a whole document, lazy parts included, to a string. Any error rejects. */
export function renderToText(node: ReactNode, { signal, ...options }: Options): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const parts: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      parts.push(chunk);
      done();
    },
  });
  sink.on('finish', () => resolve(Buffer.concat(parts).toString('utf8')));
  const stream = renderToPipeableStream(node, {
    ...options,
    onAllReady: () => stream.pipe(sink),
    onError: reject,
  });
  const stop = () => {
    stream.abort(signal.reason);
    reject(signal.reason);
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  return promise.finally(() => signal.removeEventListener('abort', stop));
}
