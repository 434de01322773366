import { Anchor, Button, Group } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { paths } from '../../../lib/paths.ts';
import type { Door } from './door-store.ts';
import { doorMessages as messages } from './door.messages.ts';
import { ScanButton } from './ScanButton.tsx';
import type { DoorAddress } from './useDoor.ts';

const WalkInDialog = lazyChunk(() =>
  import('./WalkInDialog.tsx').then((module) => ({ default: module.WalkInDialog })),
);
const VolunteerDialog = lazyChunk(() =>
  import('./VolunteerDialog.tsx').then((module) => ({ default: module.VolunteerDialog })),
);

type Props = { slug: string; address: DoorAddress; door: Door };

/** What else there is to do at a door; volunteers add walk-ins only. */
export function DoorTools({ slug, address, door }: Props) {
  const [opened, setOpened] = useState<'walkIn' | 'volunteer' | null>(null);
  const close = () => setOpened(null);
  const isOrganizer = address.pass === null;
  return (
    <Group gap="xs">
      <ScanButton door={door} />
      <Button variant="default" onClick={() => setOpened('walkIn')}>
        {messages.walkIn.action}
      </Button>
      {isOrganizer && (
        <>
          <Button variant="default" onClick={() => setOpened('volunteer')}>
            {messages.volunteer.action}
          </Button>
          <Anchor component={Link} to={paths.event(slug, address.dateId)} size="sm">
            {messages.back}
          </Anchor>
        </>
      )}
      <Suspense>
        {opened === 'walkIn' && <WalkInDialog door={door} asksForEmail={isOrganizer} onClose={close} />}
        {opened === 'volunteer' && <VolunteerDialog date={address} onClose={close} />}
      </Suspense>
    </Group>
  );
}
