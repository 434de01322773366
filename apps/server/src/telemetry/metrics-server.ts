import { once } from 'node:events';
import { createServer } from 'node:http';
import { OperatorError } from '../config/operator-error.ts';
import type { createMetrics } from './metrics.ts';

/**
 * Serves the metrics, and nothing else, on a separate port that is not public.
 * @throws OperatorError when it cannot listen there
 */
export async function serveMetrics(
  metrics: Pick<ReturnType<typeof createMetrics>, 'contentType' | 'text'>,
  { host, port }: { host: string; port: number },
): Promise<{ close(): Promise<void> }> {
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    response.setHeader('cache-control', 'no-store').setHeader('x-content-type-options', 'nosniff');
    if (request.method === 'GET' && request.url === '/metrics') {
      void metrics.text().then(
        (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
        () => response.writeHead(503).end(),
      );
    } else {
      response.writeHead(404).end();
    }
  });
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`METRICS_PORT ${port} on ${host} cannot be used: ${reason}.`, { cause: error });
  }
  return {
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
