import type { FastifyInstance } from 'fastify';
import type { ObservedConfig } from '../config/telemetry.ts';
import type { MetricsSources } from './metrics.ts';

/**
 * Lets others see how the server is doing, as far as it is configured; loads nothing otherwise.
 * Call it before routes are registered, since hooks hold for those that come after them.
 * @throws OperatorError when the port of the metrics cannot be used
 */
export async function observe(
  app: FastifyInstance,
  { metrics, tracing }: ObservedConfig,
  sources: MetricsSources,
): Promise<{ close(): Promise<void> }> {
  await using stack = new AsyncDisposableStack();
  if (metrics) {
    const [{ createMetrics }, { serveMetrics }] = await Promise.all([
      import('./metrics.ts'),
      import('./metrics-server.ts'),
    ]);
    const figures = createMetrics(sources);
    app.addHook('onResponse', (request, reply) => figures.noteAnswer(request, reply));
    const server = await serveMetrics(figures, metrics);
    stack.defer(() => server.close());
  }
  if (tracing) {
    const { openTracing } = await import('./tracing.ts');
    const spans = openTracing(tracing);
    app.addHook('onResponse', (request, reply) => spans.noteAnswer(request, reply));
    stack.defer(() => spans.close());
  }
  const opened = stack.move();
  return { close: () => opened.disposeAsync() };
}
