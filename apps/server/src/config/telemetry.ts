import { z } from 'zod';
import { address, list, optionalText, whole } from './fields.ts';

/** Observability: metrics and traces. Null: not configured, nothing is measured or sent. */
export type TelemetryConfig = {
  /** Where Prometheus scrapes; separate from the public port. */
  metrics: { host: string; port: number } | null;
  /** The OpenTelemetry collector that spans are exported to. */
  tracing: { endpoint: string; serviceName: string; headers: Record<string, string> } | null;
};

/** The environment variables; those about traces use OpenTelemetry's standard names. */
export const TELEMETRY_SETTINGS = {
  METRICS_PORT: whole(0, 65_535, 0),
  METRICS_HOST: optionalText.default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:']).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: list
    .refine(
      (pairs) => pairs.every((pair) => /^[^=\s]+=./.test(pair)),
      'must be name=value, with commas between',
    )
    .transform((pairs) => Object.fromEntries(pairs.map(headerOf)))
    .default({}),
  OTEL_SERVICE_NAME: optionalText.default('guildhall'),
};

const Settings = z.object(TELEMETRY_SETTINGS);

export function telemetryOf(set: z.infer<typeof Settings>): TelemetryConfig {
  const endpoint = set.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    metrics: set.METRICS_PORT === 0 ? null : { host: set.METRICS_HOST, port: set.METRICS_PORT },
    tracing:
      endpoint === undefined
        ? null
        : { endpoint, serviceName: set.OTEL_SERVICE_NAME, headers: set.OTEL_EXPORTER_OTLP_HEADERS },
  };
}

function headerOf(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
}
