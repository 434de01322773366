import { Card, Group, UnstyledButton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useCarriedText } from '../../lib/useCarriedText.ts';
import { useHasDraft } from '../../lib/useStoredDraft.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { NEW_POST } from './post-drafts.ts';
import classes from './PostComposer.module.css';
import { feedMessages as messages } from './feed.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

const load = () => import('./PostForm.tsx').then((module) => ({ default: module.PostForm }));
const PostForm = lazyChunk(load);
const prefetch = () => void load().catch(() => undefined);

type Props = { viewer: CurrentUser };

/** A one-line button that expands into the form, whose code is prefetched on hover or focus. */
export function PostComposer({ viewer }: Props) {
  // The need that the dashboard led here with, to ask the community.
  const asked = useCarriedText('ask');
  const [isOpened, setOpen] = useState(false);
  const [hasClosed, setClosed] = useState(false);
  const hasDraft = useHasDraft(NEW_POST);
  const isOpen = isOpened || (asked !== null && !hasClosed);
  const close = () => {
    setOpen(false);
    setClosed(true);
  };
  const closed = (
    <UnstyledButton
      className={classes.closed}
      data-key="n"
      // Keeps keyboard focus here after the form is closed.
      ref={hasClosed ? focusOnMount : null}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setOpen(true)}
    >
      {hasDraft ? messages.composer.continueDraft : messages.composer.placeholder}
    </UnstyledButton>
  );
  return (
    <Card component="section" aria-label={messages.composer.heading} padding="xs">
      <Group align="flex-start" wrap="nowrap" gap="sm">
        <span className={classes.avatar} data-open={isOpen || undefined}>
          <MemberAvatar name={fullName(viewer)} avatar={viewer.avatar} size={44} />
        </span>
        {isOpen ? (
          <Suspense fallback={closed}>
            <PostForm onClose={close} content={asked === null ? '' : messages.composer.ask(asked)} />
          </Suspense>
        ) : (
          closed
        )}
      </Group>
    </Card>
  );
}
