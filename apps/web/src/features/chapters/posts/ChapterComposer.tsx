import { Card, Group, UnstyledButton } from '@mantine/core';
import { fullName } from '@guildhall/api/ground/values/person-name';
import { useState } from 'react';
import { useHasDraft } from '../../../lib/useStoredDraft.ts';
import type { CurrentUser } from '../../../lib/useViewer.ts';
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import classes from '../../feed/PostComposer.module.css';
import { feedMessages } from '../../feed/feed.messages.ts';
import { ChapterPostForm, draftOf } from './ChapterPostForm.tsx';
import { chapterPostsMessages as messages } from './chapter-posts.messages.ts';

type Props = { viewer: CurrentUser; slug: string; name: string };

/** A one-line button that expands into the form. */
export function ChapterComposer({ viewer, slug, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [hasClosed, setClosed] = useState(false);
  const hasDraft = useHasDraft(draftOf(slug));
  const close = () => {
    setOpen(false);
    setClosed(true);
  };
  return (
    <Card component="section" aria-label={feedMessages.composer.heading} padding="md">
      <Group align="flex-start" wrap="nowrap" gap="sm">
        <span className={classes.avatar} data-open={isOpen || undefined}>
          <MemberAvatar name={fullName(viewer)} avatar={viewer.avatar} size={44} />
        </span>
        {isOpen ? (
          <ChapterPostForm slug={slug} name={name} onClose={close} />
        ) : (
          <UnstyledButton
            className={classes.closed}
            data-key="n"
            // Keeps keyboard focus here after the form is closed.
            ref={hasClosed ? focusOnMount : null}
            onClick={() => setOpen(true)}
          >
            {hasDraft ? feedMessages.composer.continueDraft : messages.placeholder}
          </UnstyledButton>
        )}
      </Group>
    </Card>
  );
}
