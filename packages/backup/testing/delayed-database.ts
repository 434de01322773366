import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4]);
const PAUSE_MS = 50;

/** A TCP proxy that delays what follows the last row of a COPY, as a network may. */
export async function delayedDatabase(
  connectionString: string,
): Promise<AsyncDisposable & { connectionString: string }> {
  const behind = new URL(connectionString);
  const sockets = new Set<Socket>();
  const server = createServer((caller) => {
    const database = connect(Number(behind.port), behind.hostname);
    sockets.add(caller).add(database);
    for (const socket of [caller, database]) socket.on('error', () => socket.destroy());
    caller.pipe(database);
    let sent = Promise.resolve();
    const pass = async (chunk: Buffer) => {
      await sent;
      const found = chunk.indexOf(COPY_DONE);
      const end = found < 0 ? chunk.length : found + COPY_DONE.length;
      caller.write(chunk.subarray(0, end));
      if (end === chunk.length) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      caller.write(chunk.subarray(end));
    };
    database.on('data', (chunk: Buffer) => {
      sent = pass(chunk);
    });
    database.on('end', () => void sent.then(() => caller.end()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const before = new URL(connectionString);
  before.hostname = '127.0.0.1';
  before.port = String((server.address() as AddressInfo).port);
  return {
    connectionString: before.href,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
