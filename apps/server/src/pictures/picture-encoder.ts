import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Logger } from '@guildhall/api';
import { invalid, unavailable } from '@guildhall/api/core/errors';
import type { Card } from '../cards/card.ts';
import { type Boxes, DrawReply, EncodeReply, type Encoded, type Fault } from './encoder-messages.ts';
import { createSerialQueue } from './serial-queue.ts';

const PROGRAM = join(import.meta.dirname, 'encoder-process.ts');
/** Decision 66; measured for this process, 80 MB rather than 105. */
const MEMORY_SETTINGS = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
const V8_OPTIONS = ['--max-semi-space-size=1'];
const START_WITHIN_MS = 15_000;
/** Generous, as a busy machine gives the process little; the decoder itself gives up after five seconds. */
const REPLY_WITHIN_MS = 20_000;
/** Starting takes a quarter of a second, so a member who uploads several pictures waits for it once. */
const IDLE_MS = 5_000;
const RETRY_AFTER_SECONDS = 2;

const FAILED = 'This picture could not be processed. Please try again, or choose another one.';
const SENTENCES: Record<Fault, string> = {
  unreadable: 'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.',
  'too-many-pixels': 'This picture has too many pixels. Please choose a smaller one.',
};

/**
 * Encodes what members upload and draws cards in a child process of low priority, one picture at a time. The
 * process starts with the first of them and ends when there is nothing to do, and all its memory with it
 * (decision 226).
 */
export type PictureEncoder = {
  /**
   * The picture of a file as WebP in each of the boxes, the largest box first.
   * @throws BAD_REQUEST with a sentence for the member; SERVICE_UNAVAILABLE when its turn does not come in
   * time, or the process hung or crashed: it is then replaced
   */
  encode(path: string, boxes: Boxes): Promise<Encoded>;
  /**
   * Draws a card as a PNG.
   * @throws SERVICE_UNAVAILABLE as above
   */
  draw(card: Card): Promise<Buffer>;
  /** Ends the process. */
  close(): void;
};

export type PictureEncoderOptions = {
  log: Logger;
  /** The rest is for tests. */
  program?: string;
  replyWithinMs?: number;
  idleMs?: number;
};

export function createPictureEncoder(options: PictureEncoderOptions): PictureEncoder {
  const { log, program = PROGRAM, replyWithinMs = REPLY_WITHIN_MS, idleMs = IDLE_MS } = options;
  const queue = createSerialQueue();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const running = () => {
    if (child) return child;
    const started = start(program);
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return (child = started);
  };

  const ask = async <Reply>(request: object, schema: z.ZodType<Reply>): Promise<Reply> => {
    clearTimeout(idle);
    try {
      return schema.parse(await replyTo(running(), request, replyWithinMs));
    } catch (error) {
      log.warn({ err: error }, 'the picture encoder failed and is replaced');
      end();
      throw unavailable(FAILED, RETRY_AFTER_SECONDS);
    } finally {
      idle = setTimeout(end, idleMs).unref();
    }
  };

  const inTurn = <T>(task: () => Promise<T>): Promise<T> =>
    queue.run(task, {
      signal: AbortSignal.timeout(START_WITHIN_MS),
      late: () => unavailable(undefined, RETRY_AFTER_SECONDS),
    });

  return {
    draw: (card) => inTurn(() => ask({ card }, DrawReply)),
    async encode(path, boxes) {
      const reply = await inTurn(() => ask({ path, boxes }, EncodeReply));
      if ('fault' in reply) throw invalid(SENTENCES[reply.fault]);
      return reply;
    },
    close: end,
  };
}

function start(program: string): ChildProcess {
  const child = fork(program, { env: environment(), execArgv: V8_OPTIONS, serialization: 'advanced' });
  // `replyTo` rejects on errors; without a listener Node would throw.
  child.on('error', () => {});
  // Do not keep the event loop alive for an idle encoder.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Nothing of the server's own environment: what decodes strangers' files holds no secret. */
function environment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir();
  return { ...MEMORY_SETTINGS, ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }) };
}

/** @throws when the process ends, or does not reply in time */
async function replyTo(child: ChildProcess, request: object, withinMs: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const onExit = (code: number | null, signal: string | null) =>
    reject(new Error(`it ended with ${signal ?? code}`));
  const timer = setTimeout(() => reject(new Error(`no reply within ${withinMs} ms`)), withinMs);
  child.once('message', resolve).once('exit', onExit).once('error', reject);
  try {
    child.send(request);
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', resolve).off('exit', onExit).off('error', reject);
  }
}
