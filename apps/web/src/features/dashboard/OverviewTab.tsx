import type { CurrentUser } from '../../lib/useViewer.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { RecentMessagesCard } from '../messages/RecentMessagesCard.tsx';
import type { OnboardingState } from '../onboarding/useOnboarding.ts';
import { mayBeStarting, useFirstSteps } from '../onboarding/first-steps.hooks.ts';
import { RecentOpportunitiesCard } from '../opportunities/RecentOpportunitiesCard.tsx';
import { UnderstoodCard } from '../profile/understood/UnderstoodCard.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { useIsAreaOn } from '../../lib/areas.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { CompletionCard } from './CompletionCard.tsx';
import { NetworkGrowthCard } from './NetworkGrowthCard.tsx';
import classes from './OverviewTab.module.css';
import { dashboardMessages as messages } from './dashboard.messages.ts';
import { NeedsYou } from './NeedsYou.tsx';
import { RecommendationsCard } from './RecommendationsCard.tsx';

// Most members have taken these steps.
const FirstStepsCard = lazyChunk(() =>
  import('../onboarding/FirstStepsCard.tsx').then((module) => ({ default: module.FirstStepsCard })),
);

const WelcomeCard = lazyChunk(() =>
  import('../onboarding/WelcomeCard.tsx').then((module) => ({ default: module.WelcomeCard })),
);

type Props = { viewer: CurrentUser; onboarding: OnboardingState; insights: ReactNode };

export function OverviewTab({ viewer, onboarding, insights }: Props) {
  const isAreaOn = useIsAreaOn();
  const { data: steps, isLoading } = useFirstSteps(viewer);
  // Once shown, the steps stay until the page is left, so that the last one is answered too.
  const [wasStarting, setStarting] = useState(false);
  const isStarting = steps !== undefined && Object.values(steps).includes('open');
  if (isStarting && !wasStarting) setStarting(true);
  // The steps ask what the card of the profile would ask.
  const isAsking = isStarting && [steps.offer, steps.seek].includes('open');
  const saysSomething = [viewer.servicesOffered, viewer.lookingFor, viewer.targetAudience].some((text) =>
    text?.trim(),
  );
  return (
    <div className={classes.grid}>
      <div className={classes.first}>
        {isLoading && mayBeStarting(viewer) && <CardListSkeleton label={messages.loading} />}
        {steps && wasStarting && (
          <Suspense fallback={<CardListSkeleton label={messages.loading} />}>
            <FirstStepsCard member={viewer} steps={steps} />
          </Suspense>
        )}
        <NeedsYou />
        {/* Below the first steps and what needs the member; it waits for them, so as not to move under a click. */}
        {onboarding.stage === 'welcome' && !isLoading && (
          <Suspense>
            <WelcomeCard
              onStart={onboarding.openTour}
              onSkip={onboarding.skip}
              onDismiss={onboarding.dismiss}
            />
          </Suspense>
        )}
      </div>
      <div className={classes.side}>
        <RecommendationsCard />
        {viewer.profileCompletion < 100 && <CompletionCard viewer={viewer} />}
        {insights}
      </div>
      <div className={classes.rest}>
        {isAreaOn('opportunities') && <RecentOpportunitiesCard />}
        <RecentMessagesCard />
        {(saysSomething || !isAsking) && <UnderstoodCard member={viewer} asks={!isAsking} />}
        <NetworkGrowthCard />
      </div>
    </div>
  );
}
