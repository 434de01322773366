import { once } from 'node:events';
import { FileProblem } from './file-problem.ts';

/** The program of a process of `runInProcess`: answers the one message that it gets, and ends with its server. */
export async function answerOnce(work: (message: unknown) => unknown): Promise<void> {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  const [message]: unknown[] = await once(process, 'message');
  try {
    process.send?.({ result: await work(message) });
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    process.send?.({ problem: error.message });
  }
}
