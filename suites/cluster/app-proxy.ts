import { filledIn } from './deployed-file.ts';
import type { Rig } from './rig.ts';
import { type RunningProgram, startProgram } from './running-program.ts';
import { freePorts, until } from './workplace.ts';

export type Proxy = 'nginx' | 'haproxy';

/** The proxy of `deploy/` in front of two processes; answers its origin. */
export async function startAppProxy(
  rig: Rig,
  { kind, ports }: { kind: Proxy; ports: readonly [number, number] },
): Promise<string> {
  const [port = 0] = await freePorts(1);
  const places = {
    '127.0.0.1:8080': `127.0.0.1:${port}`,
    '127.0.0.1:3000': `127.0.0.1:${ports[0]}`,
    '127.0.0.1:3001': `127.0.0.1:${ports[1]}`,
  };
  const running = (kind === 'nginx' ? startNginx : startHaproxy)(rig, places);
  rig.stack.defer(async () => void (await running.stop()));
  const origin = `http://127.0.0.1:${port}`;
  await until('the proxy passes requests on', async () => {
    if (!running.isRunning()) throw new Error(`${kind} ended; see its log.`);
    const answer = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } });
    await answer.arrayBuffer();
    return answer.ok;
  });
  return origin;
}

function startHaproxy({ workplace, placeOf }: Rig, places: Record<string, string>): RunningProgram {
  const file = workplace.write('haproxy-app.cfg', filledIn('haproxy-app.cfg', places));
  return startProgram(placeOf('haproxy'), ['-db', '-f', file], { name: 'haproxy-app', ...workplace });
}

/** What Debian's own nginx.conf puts around a site, with every path in the folder of the run. */
function startNginx({ workplace, placeOf }: Rig, places: Record<string, string>): RunningProgram {
  const site = workplace.write('nginx-app.conf', filledIn('nginx-app.conf', places));
  const folder = workplace.makeFolder('nginx');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const around = workplace.write(
    'nginx.conf',
    [
      'daemon off;',
      'worker_processes auto;',
      `pid ${folder}/pid;`,
      'error_log stderr warn;',
      'events { worker_connections 768; }',
      'http {',
      'access_log off;',
      ...temporary,
      `include ${site};`,
      '}',
      '',
    ].join('\n'),
  );
  return startProgram(placeOf('nginx'), ['-e', 'stderr', '-p', folder, '-c', around], {
    name: 'nginx',
    ...workplace,
  });
}
