import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TelemetryConfig } from '../config/telemetry.ts';
import { isStream, routeName } from '../http/logging/route-name.ts';

/** Short, so that an unreachable collector does not delay the shutdown. */
const EXPORT_TIMEOUT_MS = 2_000;
const TRACE_PARENT = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/;

/** Exports a span per response to the collector, in batches. If the collector is down, only its spans are lost. */
export function openTracing({ endpoint, serviceName, headers }: NonNullable<TelemetryConfig['tracing']>) {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  const tracer = provider.getTracer('guildhall');

  return {
    async recordResponse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      if (isStream(reply.getHeader('content-type'))) return;
      const route = routeName(request);
      const end = Date.now();
      const span = tracer.startSpan(
        `${request.method} ${route}`,
        {
          kind: SpanKind.SERVER,
          startTime: end - reply.elapsedTime,
          attributes: {
            'http.request.method': request.method,
            'http.route': route,
            'http.response.status_code': reply.statusCode,
            'guildhall.request_id': request.id,
          },
        },
        callerOf(request),
      );
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    close: () => provider.shutdown().catch(() => {}),
  };
}

/** The parent span, accepted from trusted proxies only; anyone else could inject spans into a trace. */
function callerOf(request: FastifyRequest): Context {
  const isBehindProxy = (request.ips?.length ?? 0) > 1;
  const { traceparent } = request.headers;
  const parent = typeof traceparent === 'string' ? TRACE_PARENT.exec(traceparent)?.groups : undefined;
  if (!isBehindProxy || !parent) return ROOT_CONTEXT;
  const { traceId = '', spanId = '', flags = '' } = parent;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}
