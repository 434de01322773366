import { writtenList } from '../../../lib/written.ts';
import { useFormats } from '../../../lib/formats.ts';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import type { Handover } from './handovers.hooks.ts';
import { handoversMessages } from './handovers.messages.ts';

const { state: messages, reasons } = handoversMessages;

/** In one sentence what a handover waits for, or what became of it. */
export function HandoverState({ handover }: { handover: Handover }) {
  const { agreed, from, to, movesOn, state, reason, endedAt } = handover;
  const localDate = useLocalDate();
  const { longDate } = useFormats();
  if (state === 'done') return messages.done(localDate(endedAt ?? handover.createdAt));
  if (state === 'cancelled') return reasons[reason ?? 'withdrawn'];
  const waitsFor = [
    !agreed.from && from.name,
    !agreed.to && to.name,
    !agreed.administrator && messages.administrator,
  ].filter((name) => name !== false);
  if (waitsFor.length > 0) return messages.waiting(writtenList(waitsFor));
  return movesOn ? messages.due(longDate(movesOn)) : messages.soon;
}
