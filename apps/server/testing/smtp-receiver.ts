import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';

/** Replies to RCPT TO and DATA, such as '250 OK' or '451 later'; null: no reply. */
export type SmtpBehaviour = { recipient: string | null; data: string | null };

const GOOD: SmtpBehaviour = { recipient: '250 OK', data: '250 OK' };

/** A minimal SMTP server on a free port; records the messages it accepts. */
export async function startSmtpReceiver() {
  const messages: string[] = [];
  let behaviour = GOOD;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    const say = (line: string | null) => void (line !== null && socket.write(`${line}\r\n`));
    let pending = '';
    let data: string[] | null = null;
    say('220 test');
    socket.on('data', (chunk) => {
      const lines = (pending + chunk.toString()).split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) {
        if (data !== null) {
          if (line !== '.') data.push(line.replace(/^\.\./, '.'));
          else {
            if (behaviour.data?.startsWith('2')) messages.push(data.join('\n'));
            data = null;
            say(behaviour.data);
          }
        } else if (/^(EHLO|HELO)/i.test(line)) say('250 test');
        else if (/^RCPT/i.test(line)) say(behaviour.recipient);
        else if (/^DATA/i.test(line)) {
          data = [];
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 OK');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    behave: (next: Partial<SmtpBehaviour> = {}) => void (behaviour = { ...GOOD, ...next }),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
