import type { FastifyInstance } from 'fastify';
import type { TelemetryConfig } from '../config/telemetry.ts';
import type { MetricsSources } from './metrics.ts';

/**
 * Starts the configured observability, metrics and tracing; loads neither library otherwise.
 * Call it before routes are registered, because hooks only apply to later routes.
 * @throws OperatorError when the metrics port cannot be used
 */
export async function startTelemetry(
  app: FastifyInstance,
  { metrics, tracing }: TelemetryConfig,
  sources: MetricsSources,
): Promise<{ close(): Promise<void> }> {
  await using stack = new AsyncDisposableStack();
  if (metrics) {
    const [{ createMetrics }, { serveMetrics }] = await Promise.all([
      import('./metrics.ts'),
      import('./metrics-server.ts'),
    ]);
    const registry = createMetrics(sources);
    app.addHook('onResponse', (request, reply) => registry.recordResponse(request, reply));
    const server = await serveMetrics(registry, metrics);
    stack.defer(() => server.close());
  }
  if (tracing) {
    const { openTracing } = await import('./tracing.ts');
    const spans = openTracing(tracing);
    app.addHook('onResponse', (request, reply) => spans.recordResponse(request, reply));
    stack.defer(() => spans.close());
  }
  const opened = stack.move();
  return { close: () => opened.disposeAsync() };
}
