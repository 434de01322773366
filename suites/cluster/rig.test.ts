import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filledIn } from './deployed-file.ts';
import { findPrograms } from './programs.ts';
import { longestPause, pauseAfter } from './writers.ts';

const ROOT = join(import.meta.dirname, '../..');
const manual = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');

describe('a machine without the programs', () => {
  test('is told in one sentence which packages to install, all at once', () => {
    const find = (name: string) => (name === 'haproxy' ? '/usr/sbin/haproxy' : undefined);
    expect(() => findPrograms(['etcd', 'patroni', 'haproxy', 'postgres'], find)).toThrow(
      'This needs etcd, patroni, postgres on the machine: apt-get install etcd-server patroni postgresql (Debian or Ubuntu, as root).',
    );
    expect(findPrograms(['haproxy'], find)('haproxy')).toBe('/usr/sbin/haproxy');
  });
});

describe('the configurations of deploy/', () => {
  test('are each named in the manual', () => {
    const missing = readdirSync(join(ROOT, 'deploy')).filter((file) => !manual.includes(`deploy/${file}`));
    expect(missing).toEqual([]);
  });

  test('get the places of a run, and a place that they do not hold is refused', () => {
    const text = filledIn('haproxy-app.cfg', { '127.0.0.1:3000': '127.0.0.1:3001', '127.0.0.1:3001': 'b:2' });
    expect(text).toContain('server first 127.0.0.1:3001\n');
    expect(text).toContain('server second b:2\n');
    expect(() => filledIn('haproxy-app.cfg', { '127.0.0.1:9': 'a:1' })).toThrow(
      'does not hold "127.0.0.1:9"',
    );
  });

  test('give a leader that is gone no longer than the nodes agree on', () => {
    const [ttl, loop, retry] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
      Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(filledIn('patroni.yml', {}))?.[1]),
    );
    expect(ttl).toBeGreaterThanOrEqual((loop ?? Infinity) + 2 * (retry ?? Infinity));
  });
});

describe('how long writing paused', () => {
  const attempts = [
    { at: 0, answeredAt: 10, outcome: '201' },
    { at: 20, answeredAt: 900, outcome: '503 {}' },
    { at: 15, answeredAt: 950, outcome: '201' },
    { at: 960, answeredAt: 1_000, outcome: '201' },
  ];

  test('ends with a write that was begun after the fault', () => {
    expect(pauseAfter(20, attempts)).toEqual({ ms: 980, end: 1_000 });
    expect(pauseAfter(961, attempts)).toBeUndefined();
  });

  test('is the longest time without an acknowledgement', () => {
    expect(longestPause(0, 1_200, attempts)).toEqual({ ms: 940, end: 950 });
  });
});
