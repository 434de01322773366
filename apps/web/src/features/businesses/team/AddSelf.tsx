import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { showError } from '../../../lib/show-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { OWNER } from './position-of.ts';
import { teamMessages } from './team.messages.ts';

type Props = { businessId: number; team: readonly { username: string }[] };

/** Adds the owner to the team in one press, as long as they are not in it. */
export function AddSelf({ businessId, team }: Props) {
  const { viewer } = useViewer();
  const add = trpc.businesses.team.invite.useMutation({ onError: showError });
  if (!viewer || team.some(({ username }) => username === viewer.username)) return null;
  return (
    <Button
      variant="light"
      style={{ alignSelf: 'flex-start' }}
      leftSection={<IconUserPlus size={18} aria-hidden />}
      loading={add.isPending}
      onClick={() => add.mutate({ businessId, userId: viewer.id, role: OWNER })}
    >
      {teamMessages.addSelf}
    </Button>
  );
}
