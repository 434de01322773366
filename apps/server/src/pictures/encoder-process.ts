import { on } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import { encodePictures } from './encode-pictures.ts';
import { EncoderRequest } from './encoder-messages.ts';

// The program of the encoder's process. Its server asks for one picture at a time.

/**
 * Nice beside the server's own, which it starts with: a third of the share that the server gets. Set once everything
 * is loaded, as starting must not starve.
 */
const NICE_STEPS = 5;
setPriority(Math.min(getPriority() + NICE_STEPS, constants.priority.PRIORITY_LOW));

// A signal for the whole group reaches this process too, while the server finishes what it has accepted.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

// The server has ended, however it did. Not process.exit(), which waits for a decoder that hangs.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const messages = on(process, 'message');
process.send?.('ready');
for await (const [message] of messages) {
  const request = EncoderRequest.parse(message);
  if ('card' in request) {
    // Loaded when it is needed, as most work is uploads.
    const { drawCard } = await import('./draw-card.ts');
    process.send?.(await drawCard(request.card));
  } else process.send?.(await encodePictures(request));
}
