import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Logger } from '@guildhall/api';
import { invalid, unavailable } from '@guildhall/api/ground/errors/errors';
import type { Card } from './card.ts';
import {
  type Boxes,
  DrawReply,
  EncodeReply,
  type Encoded,
  type EncoderRequest,
  type Fault,
} from './encoder-messages.ts';
import { createSerialQueue } from './serial-queue.ts';

const PROGRAM = join(import.meta.dirname, 'encoder-process.ts');
/** Decision 66; measured for this process, 80 MB rather than 105. */
const MEMORY_SETTINGS = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
const V8_OPTIONS = ['--max-semi-space-size=1'];
/** Starting takes a quarter of a second, so a member who uploads several pictures waits for it once. */
const IDLE_MS = 5_000;
const RETRY_AFTER_SECONDS = 2;

/** How long a picture may take. */
export type EncoderLimits = {
  /** Until it is its turn and the process is loaded. */
  readyMs: number;
  /** Until the process replies. */
  replyMs: number;
  /** Until the decoder gives up, which is a reply. */
  decodeSeconds: number;
};
/** Generous, as a busy machine gives the process little. */
const LIMITS: EncoderLimits = { readyMs: 15_000, replyMs: 20_000, decodeSeconds: 5 };

const FAILED = 'This picture could not be processed. Please try again, or choose another one.';
const SENTENCES: Record<Exclude<Fault, 'too-slow'>, string> = {
  unreadable: 'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.',
  incomplete: 'This picture is incomplete. Please choose the whole file, or another picture.',
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
   * @throws BAD_REQUEST with a sentence for the member; SERVICE_UNAVAILABLE when its turn does not come or it is not
   * decoded in time, or the process hung or crashed: it is then replaced
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
  limits?: Partial<EncoderLimits>;
  /** The rest is for tests. */
  program?: string;
  idleMs?: number;
};

export function createPictureEncoder(options: PictureEncoderOptions): PictureEncoder {
  const { log, program = PROGRAM, idleMs = IDLE_MS } = options;
  const { readyMs, replyMs, decodeSeconds } = { ...LIMITS, ...options.limits };
  const queue = createSerialQueue();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const ready = async (deadline: number) => {
    if (child) return child;
    const started = (child = start(program));
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    await messageOf(started, deadline - performance.now());
    return started;
  };

  const ask = <Reply>(request: EncoderRequest, schema: z.ZodType<Reply>): Promise<Reply> => {
    const deadline = performance.now() + readyMs;
    const task = async () => {
      clearTimeout(idle);
      try {
        const encoder = await ready(deadline);
        encoder.send(request);
        return schema.parse(await messageOf(encoder, replyMs));
      } catch (error) {
        log.warn({ err: error }, 'the picture encoder failed and is replaced');
        end();
        throw unavailable(FAILED, RETRY_AFTER_SECONDS);
      } finally {
        idle = setTimeout(end, idleMs).unref();
      }
    };
    return queue.run(task, {
      signal: AbortSignal.timeout(readyMs),
      late: () => unavailable(undefined, RETRY_AFTER_SECONDS),
    });
  };

  return {
    draw: (card) => ask({ card }, DrawReply),
    async encode(path, boxes) {
      const reply = await ask({ path, boxes, decodeSeconds }, EncodeReply);
      if (!('fault' in reply)) return reply;
      if (reply.fault === 'too-slow') throw unavailable(FAILED, RETRY_AFTER_SECONDS);
      throw invalid(SENTENCES[reply.fault]);
    },
    close: end,
  };
}

function start(program: string): ChildProcess {
  const child = fork(program, { env: environment(), execArgv: V8_OPTIONS, serialization: 'advanced' });
  // `messageOf` rejects on errors; without a listener Node would throw.
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

/**
 * The next message of a process: that it is loaded, or its reply.
 * @throws when the process ends, or says nothing in time
 */
async function messageOf(child: ChildProcess, withinMs: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const onExit = (code: number | null, signal: string | null) =>
    reject(new Error(`it ended with ${signal ?? code}`));
  const timer = setTimeout(() => reject(new Error(`no message within ${withinMs} ms`)), withinMs);
  child.once('message', resolve).once('exit', onExit).once('error', reject);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', resolve).off('exit', onExit).off('error', reject);
  }
}
