import { freePorts } from './free-ports.ts';
import { renderConfig } from './render-config.ts';
import { type RunningProgram, startProgram } from './running-program.ts';
import type { TestRun } from './test-run.ts';
import { untilReady } from './until.ts';

export type Proxy = 'nginx' | 'haproxy';

/** Starts the proxy of `deploy/` in front of two processes; resolves with its port. */
export async function startAppProxy(
  run: TestRun,
  { kind, ports }: { kind: Proxy; ports: readonly [number, number] },
): Promise<number> {
  const [port = 0] = await freePorts(1);
  const replacements = {
    '127.0.0.1:8080': `127.0.0.1:${port}`,
    '127.0.0.1:3000': `127.0.0.1:${ports[0]}`,
    '127.0.0.1:3001': `127.0.0.1:${ports[1]}`,
  };
  const proxy = (kind === 'nginx' ? startNginx : startHaproxy)(run, replacements);
  run.stack.defer(async () => void (await proxy.stop()));
  await untilReady(`${kind} forwards requests`, `http://127.0.0.1:${port}/readyz`, () => proxy.isRunning());
  if (!proxy.isRunning()) throw new Error(`${kind} exited; see its log.`);
  return port;
}

function startHaproxy({ tempDir, pathOf }: TestRun, replacements: Record<string, string>): RunningProgram {
  const file = tempDir.write('haproxy-app.cfg', renderConfig('haproxy-app.cfg', replacements));
  return startProgram(pathOf('haproxy'), ['-db', '-f', file], { name: 'haproxy-app', ...tempDir });
}

/** Includes the site in what Debian's nginx.conf has around it, with every path in the temporary directory. */
function startNginx({ tempDir, pathOf }: TestRun, replacements: Record<string, string>): RunningProgram {
  const site = tempDir.write('nginx-app.conf', renderConfig('nginx-app.conf', replacements));
  const folder = tempDir.makeFolder('nginx');
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = tempDir.write(
    'nginx.conf',
    [
      'daemon off;',
      'worker_processes auto;',
      `pid ${folder}/pid;`,
      'error_log stderr warn;',
      'events { worker_connections 768; }',
      'http {',
      'access_log off;',
      ...tempPaths,
      `include ${site};`,
      '}',
      '',
    ].join('\n'),
  );
  return startProgram(pathOf('nginx'), ['-e', 'stderr', '-p', folder, '-c', file], {
    name: 'nginx',
    ...tempDir,
  });
}
