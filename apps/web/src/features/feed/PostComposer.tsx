import { Card, Group, UnstyledButton } from '@mantine/core';
import { Suspense, lazy, useState } from 'react';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import classes from './PostComposer.module.css';
import { PLACEHOLDER } from './post-kinds.ts';

const load = () => import('./PostForm.tsx').then((module) => ({ default: module.PostForm }));
const PostForm = lazy(load);
const warmUp = () => void load().catch(() => undefined);

type Props = { viewer: CurrentUser };

/** One line that opens into a form, which is fetched when somebody is about to use it. */
export function PostComposer({ viewer }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [hasClosed, setClosed] = useState(false);
  const close = () => {
    setOpen(false);
    setClosed(true);
  };
  const closed = (
    <UnstyledButton
      className={classes.closed}
      data-key="n"
      // Who closes the form with the keyboard stays where they were.
      ref={hasClosed ? focusOnMount : null}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={() => setOpen(true)}
    >
      {PLACEHOLDER}
    </UnstyledButton>
  );
  return (
    <Card component="section" aria-label="New post" padding="md">
      <Group align="flex-start" wrap="nowrap" gap="sm">
        <span className={classes.who} data-open={isOpen || undefined}>
          <MemberAvatar {...viewer} size={44} />
        </span>
        {isOpen ? (
          <Suspense fallback={closed}>
            <PostForm onClose={close} />
          </Suspense>
        ) : (
          closed
        )}
      </Group>
    </Card>
  );
}
