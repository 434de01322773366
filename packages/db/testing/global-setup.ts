import type { TestProject } from 'vitest/node';

import './provided.ts';
import { startTestServer } from './test-server.ts';

type Running = { server: ReturnType<typeof startTestServer>; users: number };

// Every project of the run loads this file by itself; the one server is found through the process.
declare global {
  var guildhallTestServer: Running | undefined;
}

/** Vitest's globalSetup: one server for the whole run, however many projects name this file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = (globalThis.guildhallTestServer ??= {
    server: startTestServer(),
    users: 0,
  });
  running.users += 1;
  const server = await running.server;
  const { ownerUrl, appUrl, template } = server;
  project.provide('guildhallTestServer', { ownerUrl, appUrl, template });

  return async () => {
    running.users -= 1;
    if (running.users > 0) return;
    globalThis.guildhallTestServer = undefined;
    await server.stop();
  };
}
