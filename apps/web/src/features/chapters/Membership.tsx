import { Button, Group, Stack, Text } from '@mantine/core';
import { Suspense, startTransition, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { showError } from '../../lib/show-error.ts';
import { useCanRegister } from '../../lib/site.ts';
import { useJoinLink } from '../../lib/useJoinLink.ts';
import { useKeptAction } from '../../lib/useKeptAction.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { chapterMessages as messages } from './chapter.messages.ts';
import { type Chapter, useJoinChapter, useWithdrawFromChapter } from './chapters.hooks.ts';

const JoinDialog = lazyChunk(async () => ({ default: (await import('./JoinDialog.tsx')).JoinDialog }));
const DeclineDialog = lazyChunk(async () => ({
  default: (await import('./DeclineDialog.tsx')).DeclineDialog,
}));

type Asked = 'join' | 'leave' | 'decline';

/** Where the viewer stands with a chapter, and what they can do about it. */
export function Membership({ chapter }: { chapter: Chapter }) {
  const { viewer } = useViewer();
  const joinLink = useJoinLink();
  const canRegister = useCanRegister();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { slug, name, mine, joining, oneSeatPerTrade, isClosed, can } = chapter;
  const state = mine?.state ?? null;
  const join = useJoinChapter(name);
  const withdraw = useWithdrawFromChapter(state === 'requested' ? messages.withdrawn : messages.left);
  const show = (dialog: Asked) => startTransition(() => setAsked(dialog));
  const close = () => setAsked(null);
  const joinOrAsk = () => {
    if (can.join && !oneSeatPerTrade) join.mutate({ slug }, { onError: showError });
    else if (can.join || can.request) show('join');
  };
  useKeptAction('join', 'on', joinOrAsk);
  const note = noteOf(chapter);
  return (
    <Stack gap="xs" component="section" aria-label={messages.membership}>
      {note !== null && <Text component="output">{note}</Text>}
      <Group gap="xs">
        {!viewer && joining !== 'invited' && !isClosed && (
          <Button component={Link} {...joinLink({ reason: 'chapter', name }, { open: { join: 'on' } })}>
            {canRegister ? messages.joinFirst : messages.signIn}
          </Button>
        )}
        {can.join && (
          <Button loading={join.isPending} onClick={joinOrAsk}>
            {state === 'invited' ? messages.accept : messages.join}
          </Button>
        )}
        {can.request && <Button onClick={joinOrAsk}>{messages.ask}</Button>}
        {state === 'invited' && (
          <Button variant="default" onClick={() => show('decline')}>
            {messages.decline}
          </Button>
        )}
        {state === 'requested' && (
          <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate({ slug })}>
            {messages.takeBack}
          </Button>
        )}
        {state === 'active' && (
          <Button variant="subtle" loading={withdraw.isPending} onClick={() => show('leave')}>
            {messages.leave}
          </Button>
        )}
      </Group>
      {asked === 'leave' && (
        <ConfirmDialog
          title={messages.leaveQuestion(name)}
          action={messages.leave}
          onClose={close}
          onConfirm={() => withdraw.mutate({ slug })}
        >
          {messages.leaveText}
        </ConfirmDialog>
      )}
      <Suspense>
        {asked === 'join' && <JoinDialog chapter={chapter} onClose={close} />}
        {asked === 'decline' && <DeclineDialog slug={slug} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

function noteOf({ mine, joining, isClosed }: Chapter): string | null {
  if (mine?.state === 'invited') return messages.invited;
  if (mine?.state === 'requested') return messages.waiting;
  return joining === 'invited' && mine?.state !== 'active' && !isClosed ? messages.byInvitation : null;
}
