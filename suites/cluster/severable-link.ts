import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';

export type SeverableLink = {
  port: number;
  /** Nothing passes any more, and no connection is closed, as when a network is cut. */
  sever(): void;
  /** Ends the stuck connections; new ones pass. */
  mend(): void;
  close(): void;
};

/** A TCP relay to a port of this machine. */
export async function openLink(targetPort: number): Promise<SeverableLink> {
  const sockets = new Set<Socket>();
  let isSevered = false;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    track(client);
    if (isSevered) {
      client.pause();
      return;
    }
    const target = track(connect(targetPort, '127.0.0.1'));
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      from.on('data', (chunk) => void (isSevered || to.write(chunk)));
      from.on('close', () => void (isSevered || to.destroy()));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    sever: () => void (isSevered = true),
    mend() {
      destroyAll();
      isSevered = false;
    },
    close() {
      server.close();
      destroyAll();
    },
  };
}
