import type { FieldQuery } from '../../ui/composer/useFieldQuery.ts';

/** A # at the beginning of a word, with some of it behind. */
const TYPED = /(?<![\p{L}\p{M}\p{N}_&/=?#＃])[#＃]([\p{L}\p{N}][\p{L}\p{M}\p{N}_\u200c\u200d]{0,49})$/u;

/** The longest topic that is searched for, with what stands before it. */
const MAX_LENGTH = 52;

/** The topic that is being typed right before the caret. */
export function topicQueryAt(value: string, caret: number): FieldQuery | null {
  const text = TYPED.exec(value.slice(Math.max(0, caret - MAX_LENGTH), caret))?.[1];
  return text === undefined ? null : { text, start: caret - text.length - 1 };
}
