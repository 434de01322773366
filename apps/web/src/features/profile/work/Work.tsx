import { Title } from '@mantine/core';
import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { profileMessages } from '../profile.messages.ts';
import type { Profile, Related } from '../profile.types.ts';
import classes from './Work.module.css';
import { WorkGrid } from './WorkGrid.tsx';

// Only members on their own profile load it.
const OwnWork = lazyChunk(() => import('./OwnWork.tsx').then((module) => ({ default: module.OwnWork })));

type Props = {
  profile: Pick<Profile, 'id' | 'username'>;
  /** Undefined while it is loading, and when it failed to. */
  works: Related['works'] | undefined;
};

const NONE: Related['works'] = [];

/** Samples of the member's work; absent where there are none, but for the member. */
export function Work({ profile, works = NONE }: Props) {
  const { viewer } = useViewer();
  const isOwn = viewer?.id === profile.id;
  if (works.length === 0 && !isOwn) return null;
  const grid = <WorkGrid works={works} />;
  return (
    <section className={classes.root} aria-labelledby="work">
      <Title order={2} size="h3" id="work">
        {profileMessages.work}
      </Title>
      {isOwn ? (
        <Suspense fallback={grid}>
          <OwnWork username={profile.username} works={works} />
        </Suspense>
      ) : (
        grid
      )}
    </section>
  );
}
