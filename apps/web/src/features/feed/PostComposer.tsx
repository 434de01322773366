import { Button, Card, Group, Textarea, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { POST_MAX, type PostType } from '@guildhall/api/feed/schema';
import { trpc } from '../../app/trpc.ts';
import type { CurrentUser } from '../../app/useViewer.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './PostComposer.module.css';
import { CHOSEN_KINDS, POST_KINDS } from './post-kinds.ts';

const PLACEHOLDER = 'Share an opportunity, achievement, or insight...';

type Props = { viewer: CurrentUser };

/** One line that opens into a form. What was typed stays when posting fails. */
export function PostComposer({ viewer }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [content, setContent] = useState('');
  const [type, setType] = useState<PostType>('general');

  const reset = () => {
    setContent('');
    setType('general');
    setOpen(false);
  };
  const create = trpc.feed.create.useMutation({
    onSuccess: reset,
    onError: (error) =>
      toast({ title: 'Failed to create post', description: error.message, destructive: true }),
  });

  return (
    <Card component="section" aria-label="New post" padding="md">
      <Group align="flex-start" wrap="nowrap" gap="sm">
        <MemberAvatar {...viewer} />
        {isOpen ? (
          <form
            className={classes.form}
            onSubmit={(event) => {
              event.preventDefault();
              create.mutate({ content: content.trim(), type });
            }}
          >
            <Textarea
              aria-label="Your post"
              placeholder={PLACEHOLDER}
              autosize
              minRows={3}
              maxRows={14}
              maxLength={POST_MAX}
              data-autofocus
              autoFocus
              value={content}
              onChange={(event) => setContent(event.currentTarget.value)}
            />
            <div className={classes.bar}>
              <Group gap={6} role="group" aria-label="Type of post">
                {CHOSEN_KINDS.map((kind) => (
                  <KindButton
                    key={kind}
                    kind={kind}
                    isActive={type === kind}
                    onToggle={(next) => setType(next)}
                  />
                ))}
              </Group>
              <Group gap="xs" ml="auto">
                <Button variant="default" size="sm" onClick={reset} disabled={create.isPending}>
                  Cancel
                </Button>
                <Button type="submit" size="sm" disabled={content.trim() === '' || create.isPending}>
                  {create.isPending ? 'Posting...' : 'Post'}
                </Button>
              </Group>
            </div>
          </form>
        ) : (
          <UnstyledButton className={classes.closed} onClick={() => setOpen(true)}>
            {PLACEHOLDER}
          </UnstyledButton>
        )}
      </Group>
    </Card>
  );
}

type KindProps = {
  kind: (typeof CHOSEN_KINDS)[number];
  isActive: boolean;
  onToggle: (next: PostType) => void;
};

function KindButton({ kind, isActive, onToggle }: KindProps) {
  const { label, Icon } = POST_KINDS[kind];
  return (
    <Button
      size="sm"
      variant={isActive ? 'light' : 'subtle'}
      aria-pressed={isActive}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => onToggle(isActive ? 'general' : kind)}
    >
      {label}
    </Button>
  );
}
