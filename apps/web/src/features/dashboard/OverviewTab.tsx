import type { CurrentUser } from '../../lib/useViewer.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { RecentMessagesCard } from '../messages/RecentMessagesCard.tsx';
import { FirstStepsCard } from '../onboarding/FirstStepsCard.tsx';
import { mayBeStarting, useFirstSteps } from '../onboarding/first-steps.hooks.ts';
import { firstStepsMessages } from '../onboarding/first-steps.messages.ts';
import { RecentOpportunitiesCard } from '../opportunities/RecentOpportunitiesCard.tsx';
import { UnderstoodCard } from '../profile/understood/UnderstoodCard.tsx';
import { useState } from 'react';
import { CompletionCard } from './CompletionCard.tsx';
import { NetworkGrowthCard } from './NetworkGrowthCard.tsx';
import classes from './OverviewTab.module.css';
import { RecommendationsCard } from './RecommendationsCard.tsx';

type Props = { viewer: CurrentUser };

export function OverviewTab({ viewer }: Props) {
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
      {isLoading && mayBeStarting(viewer) && <CardListSkeleton label={firstStepsMessages.loading} />}
      {steps && wasStarting && <FirstStepsCard member={viewer} steps={steps} />}
      <RecommendationsCard />
      {(saysSomething || !isAsking) && <UnderstoodCard member={viewer} asks={!isAsking} />}
      <div className={classes.pair}>
        <CompletionCard viewer={viewer} />
        <NetworkGrowthCard />
        <RecentOpportunitiesCard />
        <RecentMessagesCard />
      </div>
    </div>
  );
}
