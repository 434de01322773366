import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { poolOf } from '@guildhall/db';
import { testDatabase } from '@guildhall/db/testing';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import { startReceiver } from '../../testing/receiver.ts';

const database = testDatabase();
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE_ID}-b7ad6b7169203331-01`;

async function spansOf(settings: Record<string, string>, headers: Record<string, string>) {
  const collector = await startReceiver();
  const server = await startTestServer({
    databaseUrl: poolOf(database()).options.connectionString ?? '',
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings },
  });
  await fetch(`${server.origin}/s/gone12345?secret=hidden`, { headers });
  // Spans are flushed before the server exits.
  await server.close();
  await collector.close();
  return collector.received;
}

test('a configured collector gets a span per request, without the URL', async () => {
  const [sent] = await spansOf(
    {
      OTEL_SERVICE_NAME: 'guild-of-bakers',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=key%201',
      TRUST_PROXY: 'loopback',
    },
    { traceparent, 'x-forwarded-for': '203.0.113.7' },
  );
  expect(sent?.path).toBe('/v1/traces');
  expect(sent?.headers['x-collector-key']).toBe('key 1');
  for (const part of ['guild-of-bakers', 'GET /s/:code', '"intValue":404', TRACE_ID])
    expect(sent?.body).toContain(part);
  expect(sent?.body).not.toMatch(/12345|hidden/);
});

test('a client cannot add spans to another’s trace', async () => {
  const [sent] = await spansOf({}, { traceparent });
  expect(sent?.body).toContain('GET /s/:code');
  expect(sent?.body).not.toContain(TRACE_ID);
});

test('without configured metrics and traces neither is loaded', () => {
  const sources = join(import.meta.dirname, '..');
  const importing = (module: string) =>
    globSync('**/*.ts', { cwd: sources, exclude: ['**/*.test.ts'] }).filter((file) =>
      new RegExp(`^(?:import|export)(?! type)[^;]*from '${module}`, 'm').test(
        readFileSync(join(sources, file), 'utf8'),
      ),
    );
  expect(importing('@opentelemetry/')).toEqual(['telemetry/tracing.ts']);
  expect(importing('prom-client')).toEqual(['telemetry/metrics.ts']);
  expect(importing('\\./(?:telemetry/)?(?:tracing|metrics|metrics-server)\\.ts')).toEqual([]);
});
