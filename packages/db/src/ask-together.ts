import { setImmediate } from 'node:timers';
import DataLoader from 'dataloader';

const AT_ONCE = 50;

/**
 * A question that is asked together with all that come in within the same turn of the event loop: one
 * statement for many callers costs the process and PostgreSQL a fraction of a statement for each. Nothing
 * is kept: whoever asks is answered by a statement that was sent afterwards.
 *
 * @param ask answers in the order of the questions, at most 50 of them; what it throws reaches all of these
 */
export function askTogether<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  const loader = new DataLoader<Question, Answer>(ask, {
    cache: false,
    maxBatchSize: AT_ONCE,
    batchScheduleFn: (start) => void setImmediate(start),
  });
  return (question) => loader.load(question);
}
