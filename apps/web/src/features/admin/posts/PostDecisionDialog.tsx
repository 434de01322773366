import { toast } from '../../../lib/toast.ts';
import { useDecide } from '../moderation/moderation.hooks.ts';
import { moderationMessages } from '../moderation/moderation.messages.ts';
import { VerdictDialog } from '../moderation/VerdictDialog.tsx';
import type { AdminPost, PostDecision } from './posts.hooks.ts';

type Props = {
  post: AdminPost;
  decision: PostDecision;
  onDecided: () => void;
  onClose: () => void;
};

/** Takes one post off the feed, with the reason that its author reads. */
export function PostDecisionDialog({ post: { id, content }, decision, onDecided, onClose }: Props) {
  const { done, ...words } = moderationMessages.post[decision];
  const decide = useDecide();
  return (
    <VerdictDialog
      of={`post:${id}`}
      {...words}
      excerpt={content}
      isPending={decide.isPending}
      onDecide={({ reason, note }, { onSuccess }) =>
        decide.mutate(
          { objectType: 'post', objectId: id, decision, reason, note },
          {
            onSuccess() {
              toast(done);
              onSuccess();
              onDecided();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
