import { useMediaQuery } from '@mantine/hooks';
import { Suspense } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { JoinCard } from '../network/JoinCard.tsx';
import classes from './FeedPage.module.css';
import { feedMessages as messages } from './feed.messages.ts';

const InsightsPanel = lazyChunk(() =>
  import('../network/InsightsPanel.tsx').then((module) => ({ default: module.InsightsPanel })),
);

const FeedRail = lazyChunk(() => import('./FeedRail.tsx').then((module) => ({ default: module.FeedRail })));

/** Beside the feed on wide screens: the network's insights, or for visitors the invitation to join; news and opportunities on wider ones. */
export function FeedAside({ isSignedIn }: { isSignedIn: boolean }) {
  // Not asked for where it is not shown.
  const isWide = useMediaQuery('(min-width: 75em)');
  const isWider = useMediaQuery('(min-width: 90em)');
  return (
    <>
      <aside className={classes.aside} aria-label={messages.aside}>
        {!isSignedIn && <JoinCard />}
        {isSignedIn && isWide && (
          <Suspense>
            <InsightsPanel />
          </Suspense>
        )}
      </aside>
      <aside className={classes.rail} aria-label={messages.railLabel}>
        {isWider && (
          <Suspense>
            <FeedRail isSignedIn={isSignedIn} />
          </Suspense>
        )}
      </aside>
    </>
  );
}
