import { Stack, Text } from '@mantine/core';
import { useLocalDate } from '../../lib/useLocalDate.ts';
import { FactList } from '../../ui/FactList.tsx';
import type { Decision, Reference } from './decisions.types.ts';
import { decisionsMessages as messages } from './decisions.messages.ts';
import { ObjectionForm } from './ObjectionForm.tsx';

type Props = {
  decision: Decision;
  reference: Reference;
  onObjected: (decision: Decision) => void;
};

/** What was decided and why, and where the objection to it stands. */
export function DecisionDetails({ decision, reference, onObjected }: Props) {
  const localDate = useLocalDate();
  const { excerpt, reason, objection, answer, outcome, suspendedUntil, can } = decision;
  const facts = [
    excerpt !== null && { key: 'about', label: messages.about, text: excerpt },
    { key: 'reason', label: messages.reason, text: reason ?? messages.noReason },
    objection !== null && { key: 'objection', label: messages.objection, text: objection },
    answer !== null && { key: 'answer', label: messages.answer, text: answer },
  ].filter((fact) => fact !== false);
  return (
    <Stack gap="md">
      <div>
        <Text role="status" fw={600}>
          {messages.verdicts[decision.decision](decision.objectType)}
        </Text>
        <Text size="sm" c="dimmed">
          {messages.on(localDate(decision.createdAt))}
        </Text>
        {suspendedUntil !== null && outcome !== 'reversed' && (
          <Text size="sm">{messages.until(localDate(suspendedUntil))}</Text>
        )}
      </div>
      <FactList facts={facts} />
      {outcome !== null && <Text role="status">{messages.answers[outcome]}</Text>}
      {objection !== null && outcome === null && <Text role="status">{messages.waiting}</Text>}
      {can.object && <ObjectionForm reference={reference} onObjected={onObjected} />}
      {!can.object && objection === null && <Text c="dimmed">{messages.tooLate}</Text>}
    </Stack>
  );
}
