import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPrograms } from './programs.ts';
import { renderConfig } from './render-config.ts';
import { longestOutage, outageSince } from './writers.ts';

const ROOT = join(import.meta.dirname, '../..');
const manual = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');

describe('a machine without the programs', () => {
  test('lists all missing packages in one message', () => {
    const find = (name: string) => (name === 'haproxy' ? '/usr/sbin/haproxy' : undefined);
    expect(() => findPrograms(['etcd', 'patroni', 'haproxy', 'postgres'], find)).toThrow(
      'This needs etcd, patroni, postgres on the machine: apt-get install etcd-server patroni postgresql (Debian or Ubuntu, as root).',
    );
    expect(findPrograms(['haproxy'], find)('haproxy')).toBe('/usr/sbin/haproxy');
  });
});

describe('the configurations of deploy/', () => {
  test('are all documented in the manual', () => {
    const missing = readdirSync(join(ROOT, 'deploy')).filter((file) => !manual.includes(`deploy/${file}`));
    expect(missing).toEqual([]);
  });

  test('are rendered with replacements, and a key that they lack is an error', () => {
    const text = renderConfig('haproxy-app.cfg', {
      '127.0.0.1:3000': '127.0.0.1:3001',
      '127.0.0.1:3001': 'b:2',
    });
    expect(text).toContain('server first 127.0.0.1:3001\n');
    expect(text).toContain('server second b:2\n');
    expect(() => renderConfig('haproxy-app.cfg', { '127.0.0.1:9': 'a:1' })).toThrow(
      'does not contain "127.0.0.1:9"',
    );
  });

  test('keep the lease of the leader longer than two retries and a loop', () => {
    const [ttl, loop, retry] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
      Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(renderConfig('patroni.yml', {}))?.[1]),
    );
    expect(ttl).toBeGreaterThanOrEqual((loop ?? Infinity) + 2 * (retry ?? Infinity));
  });
});

describe('an outage of writes', () => {
  const attempts = [
    { sentAt: 0, respondedAt: 10, outcome: '201' },
    { sentAt: 20, respondedAt: 900, outcome: '503 {}' },
    { sentAt: 15, respondedAt: 950, outcome: '201' },
    { sentAt: 960, respondedAt: 1_000, outcome: '201' },
  ];

  test('ends with a write that was sent after the fault', () => {
    expect(outageSince(20, attempts)).toEqual({ ms: 980, end: 1_000 });
    expect(outageSince(961, attempts)).toBeUndefined();
  });

  test('is the longest time between two acknowledged writes', () => {
    expect(longestOutage(0, 1_200, attempts)).toEqual({ ms: 940, end: 950 });
  });
});
