import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useDecide } from './moderation.hooks.ts';
import { moderationMessages } from './moderation.messages.ts';
import { VerdictDialog } from './VerdictDialog.tsx';

const { all: messages } = moderationMessages;

type Props = { author: { id: number; name: string }; onClose: () => void };

/** Hides or deletes everything that a member has posted, with one reason. */
export function AllPostsDialog({ author, onClose }: Props) {
  const [decision, setDecision] = useState<'hide' | 'delete'>('hide');
  const decide = useDecide();
  return (
    <VerdictDialog
      of={`posts:${author.id}`}
      title={messages.title(author.name)}
      text={messages.text}
      action={messages.action}
      isPending={decide.isPending}
      onDecide={({ reason, note }, { onSuccess }) =>
        decide.mutate(
          { objectType: 'posts', objectId: author.id, decision, reason, note },
          {
            onSuccess({ posts }) {
              toast(messages.done(posts));
              onSuccess();
            },
          },
        )
      }
      onClose={onClose}
    >
      <NativeSelect
        label={messages.how}
        data={[
          { value: 'hide', label: messages.ways.hide },
          { value: 'delete', label: messages.ways.delete },
        ]}
        value={decision}
        onChange={(event) => setDecision(event.currentTarget.value === 'delete' ? 'delete' : 'hide')}
      />
    </VerdictDialog>
  );
}
