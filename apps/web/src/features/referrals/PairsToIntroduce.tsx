import { DIRECTION } from '../../lib/locale.ts';
import { Anchor, Avatar, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowsJoin2 } from '@tabler/icons-react';
import { Suspense, startTransition, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { paths } from '../../lib/paths.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { MatchStrength } from '../../ui/MatchStrength.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import classes from './PairsToIntroduce.module.css';
import { referralsMessages } from './referrals.messages.ts';

const messages = referralsMessages.pairs;

const SendReferralDialog = lazyChunk(() =>
  import('./SendReferralDialog.tsx').then((module) => ({ default: module.SendReferralDialog })),
);

type Pair = Outputs['referrals']['pairs'][number];

/** The rest is collapsed. */
const SHOWN = 3;

/** Two of the member's connections who could help each other and do not know it; absent without any. */
export function PairsToIntroduce() {
  const { data: pairs = [] } = trpc.referrals.pairs.useQuery();
  const [isAll, setAll] = useState(false);
  const [chosen, setChosen] = useState<Pair | null>(null);
  if (pairs.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby="pairs-title">
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={2} size="h3" id="pairs-title">
            {messages.title}
          </Title>
          <Text size="sm" c="dimmed">
            {messages.description}
          </Text>
        </div>
        {pairs.length > SHOWN && (
          <Button
            variant="subtle"
            size="sm"
            aria-expanded={isAll}
            onClick={() => startTransition(() => setAll(!isAll))}
          >
            {isAll ? referralsMessages.matches.showFewer : referralsMessages.matches.showAll(pairs.length)}
          </Button>
        )}
      </Group>
      <ul className={classes.list}>
        {(isAll ? pairs : pairs.slice(0, SHOWN)).map((pair) => (
          <li key={`${pair.target.id} ${pair.referee.id}`}>
            <PairCard pair={pair} onIntroduce={() => startTransition(() => setChosen(pair))} />
          </li>
        ))}
      </ul>
      {chosen && (
        <Suspense>
          <SendReferralDialog
            match={chosen.target}
            referee={chosen.referee}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function PairCard({ pair, onIntroduce }: { pair: Pair; onIntroduce: () => void }) {
  const { target, referee, strength, reason } = pair;
  const names = messages.names(target.name, referee.name);
  return (
    <Card component="article" aria-label={names} padding="md" className={classes.card ?? ''}>
      <div className={classes.head}>
        <Avatar.Group aria-hidden>
          {[target, referee].map(({ id, name, avatar }) => (
            <MemberAvatar key={id} name={name} avatar={avatar} size={40} />
          ))}
        </Avatar.Group>
        <Title order={3} size="h4" className={classes.names ?? ''}>
          {[target, referee].map(({ id, username, name }, place) => (
            <span key={id}>
              {place === 1 && ` ${messages.and} `}
              <Anchor component={Link} to={paths.profile(username)} inherit c="inherit">
                <bdi>{name}</bdi>
              </Anchor>
            </span>
          ))}
        </Title>
      </div>
      <Text fw={600} dir={DIRECTION}>
        {reason}
      </Text>
      {strength && <MatchStrength strength={strength} />}
      <Group mt="auto">
        <Button
          size="sm"
          variant="light"
          leftSection={<IconArrowsJoin2 size={18} aria-hidden />}
          aria-label={messages.introduceLabel(target.name, referee.name)}
          onClick={onIntroduce}
        >
          {messages.introduce}
        </Button>
      </Group>
    </Card>
  );
}
