import { z } from 'zod';
import { address, list, optionalText, whole } from './fields.ts';

/** What others may see of how the server is doing. Null: nothing is measured, and nothing is sent. */
export type ObservedConfig = {
  /** Where Prometheus reads, apart from what visitors reach. */
  metrics: { host: string; port: number } | null;
  /** The collector that spans are sent to. */
  tracing: { endpoint: string; serviceName: string; headers: Record<string, string> } | null;
};

/** The variables of the environment about this; those of traces have the names that OpenTelemetry gave them. */
export const OBSERVED_SETTINGS = {
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

const Settings = z.object(OBSERVED_SETTINGS);

export function observedOf(set: z.infer<typeof Settings>): ObservedConfig {
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
