import { Container, Loader, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { DoorList } from './DoorList.tsx';
import { ScannedCode } from './ScannedCode.tsx';
import { doorMessages as messages } from './door.messages.ts';
import { type DoorAddress, useDoor } from './useDoor.ts';

/** The door of one date of an event: for organizers, and for volunteers with a link of the day. */
export function DoorPage() {
  const { slug = '' } = useParams();
  const [parameters] = useSearchParams();
  const { hash } = useLocation();
  const secrets = new URLSearchParams(hash.slice(1));
  const [id, dateId] = [Number(parameters.get('event')), Number(parameters.get('date'))];
  return (
    <Container size="sm" py="lg">
      <PageHead title={messages.title} description={messages.description} noIndex />
      {id > 0 && dateId > 0 ? (
        <OpenDoor
          key={dateId}
          slug={slug}
          address={{ id, dateId, pass: secrets.get('pass') }}
          code={secrets.get('code')}
        />
      ) : (
        <Text role="alert">{messages.incomplete}</Text>
      )}
    </Container>
  );
}

type Props = { slug: string; address: DoorAddress; code: string | null };

function OpenDoor({ slug, address, code }: Props) {
  const opened = useDoor(address);
  const [scanned, setScanned] = useState(code);
  const state = opened?.state;
  if (!opened || !state || (state.event === null && state.error === null && !state.hasFailed)) {
    return (
      <Stack align="center" gap="sm" py="xl" aria-busy="true">
        <Loader aria-hidden />
        <Text component="output">{messages.loading}</Text>
      </Stack>
    );
  }
  const { door } = opened;
  if (state.event === null) {
    return (
      <ErrorState title={messages.failed} onRetry={() => void door.refresh()}>
        {state.error ?? messages.offlineAtStart}
      </ErrorState>
    );
  }
  return (
    <>
      {scanned !== null && <ScannedCode door={door} code={scanned} onClose={() => setScanned(null)} />}
      <DoorList slug={slug} address={address} door={door} state={{ ...state, event: state.event }} />
    </>
  );
}
