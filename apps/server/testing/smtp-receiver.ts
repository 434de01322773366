import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';

export type SmtpBehaviour = {
  /** Replies to RCPT TO and DATA, such as '250 OK' or '451 later'; null: no reply. */
  recipient: string | null;
  data: string | null;
  /** Extensions offered, such as 'AUTH PLAIN'; STARTTLS breaks once it has begun. */
  extensions: string[];
};

const GOOD: SmtpBehaviour = { recipient: '250 OK', data: '250 OK', extensions: [] };

/** A minimal SMTP server on a free port; records what it is sent in the clear, and the messages it accepts. */
export async function startSmtpReceiver() {
  const messages: string[] = [];
  const lines: string[] = [];
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
      const received = (pending + chunk.toString()).split('\r\n');
      pending = received.pop() ?? '';
      lines.push(...received);
      for (const line of received) {
        if (data !== null) {
          if (line !== '.') data.push(line.replace(/^\.\./, '.'));
          else {
            if (behaviour.data?.startsWith('2')) messages.push(data.join('\n'));
            data = null;
            say(behaviour.data);
          }
        } else if (/^(EHLO|HELO)/i.test(line)) {
          for (const extension of behaviour.extensions) say(`250-${extension}`);
          say('250 test');
        } else if (/^STARTTLS/i.test(line)) {
          const isOffered = behaviour.extensions.includes('STARTTLS');
          say(isOffered ? '220 go on' : '502 not here');
          if (isOffered) socket.end('no TLS');
        } else if (/^AUTH/i.test(line)) say('235 welcome');
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
    lines,
    behave: (next: Partial<SmtpBehaviour> = {}) => void (behaviour = { ...GOOD, ...next }),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
