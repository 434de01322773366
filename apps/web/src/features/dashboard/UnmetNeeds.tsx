import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { showError } from '../../lib/show-error.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { dashboardMessages } from './dashboard.messages.ts';

const { recommendations: messages } = dashboardMessages;

/**
 * What the viewer looks for and nobody here offers yet: they can ask everybody, or be told once somebody does. Needs that
 * stand stay listed until they are met, though somebody else may do in the meantime.
 */
export function UnmetNeeds({ needs }: { needs: readonly string[] }) {
  const standing = trpc.needs.list.useQuery().data?.needs ?? [];
  const listed = [...new Set([...needs, ...standing])];
  if (listed.length === 0) return null;
  return (
    <Stack gap="xs">
      {listed.map((need) => (
        <UnmetNeed
          key={need}
          need={need}
          isWatched={standing.includes(need)}
          isUnmet={needs.includes(need)}
        />
      ))}
    </Stack>
  );
}

type Props = { need: string; isWatched: boolean; isUnmet: boolean };

function UnmetNeed({ need, isWatched, isUnmet }: Props) {
  const utils = trpc.useUtils();
  const watch = trpc.needs.watch.useMutation({
    onSuccess: (needs, { watching }) => {
      utils.needs.list.setData(undefined, needs);
      toast({ title: watching ? messages.watched : messages.unwatched });
    },
    onError: showError,
  });
  return (
    <div>
      <Text size="sm" c="dimmed" dir="auto">
        {isUnmet ? messages.unmet(need) : messages.standing(need)}
      </Text>
      <Group gap="4px 16px">
        <Anchor component={Link} to={paths.feed()} state={{ ask: need }} size="sm">
          {messages.ask}
        </Anchor>
        <Button
          variant="subtle"
          size="compact-sm"
          px={0}
          loading={watch.isPending}
          aria-label={isWatched ? messages.unwatchLabel(need) : messages.watchLabel(need)}
          onClick={() => watch.mutate({ need, watching: !isWatched })}
        >
          {isWatched ? messages.unwatch : messages.watch}
        </Button>
      </Group>
    </div>
  );
}
