import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPlayerPause } from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useDecide } from '../moderation/moderation.hooks.ts';
import { moderationMessages } from '../moderation/moderation.messages.ts';
import { VerdictDialog } from '../moderation/VerdictDialog.tsx';
import type { AdminMember } from './member.hooks.ts';

const { member: messages } = moderationMessages;
const VERDICTS = { warn: IconAlertTriangle, suspend: IconPlayerPause };

/** Warns a member, or pauses their account until a day, with a reason that they read. */
export function MemberVerdicts({ member: { id, firstName, lastName } }: { member: AdminMember }) {
  const [decision, setDecision] = useState<keyof typeof VERDICTS | null>(null);
  const decide = useDecide();
  const name = `${firstName} ${lastName}`;
  return (
    <>
      {(['warn', 'suspend'] as const).map((verdict) => {
        const Icon = VERDICTS[verdict];
        return (
          <Button
            key={verdict}
            variant="default"
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => setDecision(verdict)}
          >
            {messages[verdict].button}
          </Button>
        );
      })}
      {decision && (
        <VerdictDialog
          of={`member:${id}:${decision}`}
          title={messages[decision].title(name)}
          text={messages[decision].text}
          action={messages[decision].action}
          asksUntil={decision === 'suspend'}
          isPending={decide.isPending}
          onDecide={({ reason, note, until }, { onSuccess }) =>
            decide.mutate(
              { objectType: 'user', objectId: id, decision, reason, note, until },
              {
                onSuccess() {
                  toast(messages[decision].done);
                  onSuccess();
                },
              },
            )
          }
          onClose={() => setDecision(null)}
        />
      )}
    </>
  );
}
