import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';

/** Renders a whole document, lazy parts included, and answers its text. Any error on the way rejects. */
export function renderToText(
  node: ReactNode,
  options: Pick<RenderToPipeableStreamOptions, 'nonce' | 'bootstrapModules'>,
): Promise<string> {
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
  return promise;
}
