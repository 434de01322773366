import { spawn } from 'node:child_process';
import closeWithGrace from 'close-with-grace';
import { defineCommand } from 'citty';
import { readConfig } from '../config/config.ts';
import { OperatorError } from '../config/operator-error.ts';
import type { WebSource } from '../pages/web-source.ts';
import { startServer } from '../lifecycle/start-server.ts';
import { isWebBuilt } from '../pages/web-build.ts';
import { complain, say } from './operate.ts';

/** Added to the drain time of the load balancer; taking longer means that something hangs. */
const HARD_STOP_MS = 15_000;

export const startCommand = defineCommand({
  meta: { name: 'start', description: 'Builds what has changed, starts the database, and serves.' },
  args: {
    web: { type: 'boolean', default: true, negativeDescription: 'Serves the API alone, without pages' },
  },
  run: ({ args }) => serve(args.web ? 'build' : 'none'),
});

export const devCommand = defineCommand({
  meta: { name: 'dev', description: 'Serves the sources with hot reload.' },
  run: () => serve('sources'),
});

async function serve(web: WebSource): Promise<void> {
  const stopping = new AbortController();
  const started = Promise.withResolvers<Awaited<ReturnType<typeof startServer>> | undefined>();
  let drainMs = 0;
  const grace = closeWithGrace({ delay: false, logger: false }, async ({ err }) => {
    if (err) complain(err);
    setTimeout(() => process.exit(1), drainMs + HARD_STOP_MS).unref();
    process.send?.('stopping');
    stopping.abort();
    const server = await started.promise;
    await server?.close().catch((error: unknown) => {
      complain(error);
      throw error;
    });
  });
  // The launcher died, so nobody is left to stop this process.
  process.once('disconnect', () => grace.close());

  try {
    const config = readConfig();
    drainMs = config.drainMs;
    if (web === 'build') await ensureBuilt();
    const server = await startServer(config, { web, say, signal: stopping.signal });
    started.resolve(server);
    say(`\nGuildhall is ready: ${server.address}`);
    if (server.setup !== null) say(server.setup);
    if (server.demo !== null) say(server.demo);
  } catch (error) {
    started.resolve(undefined);
    if (stopping.signal.aborted) return;
    grace.uninstall();
    complain(error);
    process.exit(1);
  }
}

/** Builds in a child process, so that its memory is released before the server starts. */
async function ensureBuilt(): Promise<void> {
  if (await isWebBuilt()) return;
  say('Building the web.');
  const build = spawn(process.execPath, [import.meta.dirname + '/main.mjs', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve) => build.once('exit', resolve));
  if (code !== 0) throw new OperatorError('The web could not be built; the lines above say why.');
}
