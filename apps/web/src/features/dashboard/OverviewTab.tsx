import type { CurrentUser } from '../../lib/useViewer.ts';
import { useState } from 'react';
import { RecentMessagesCard } from '../messages/RecentMessagesCard.tsx';
import { RecentOpportunitiesCard } from '../opportunities/RecentOpportunitiesCard.tsx';
import { UnderstoodCard } from '../profile/understood/UnderstoodCard.tsx';
import { CompletionCard } from './CompletionCard.tsx';
import { NetworkGrowthCard } from './NetworkGrowthCard.tsx';
import classes from './OverviewTab.module.css';
import { RecommendationsCard } from './RecommendationsCard.tsx';

type Props = { viewer: CurrentUser };

export function OverviewTab({ viewer }: Props) {
  // A profile that says nothing is asked first. The card stays where it is while the answers come in.
  const [isAskedFirst] = useState(() => !viewer.lookingFor?.trim() && !viewer.servicesOffered?.trim());
  const understood = <UnderstoodCard member={viewer} />;
  return (
    <div className={classes.grid}>
      {isAskedFirst && understood}
      <RecommendationsCard />
      {!isAskedFirst && understood}
      <div className={classes.pair}>
        <CompletionCard viewer={viewer} />
        <NetworkGrowthCard />
        <RecentOpportunitiesCard />
        <RecentMessagesCard />
      </div>
    </div>
  );
}
