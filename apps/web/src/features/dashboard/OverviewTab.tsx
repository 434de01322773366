import type { CurrentUser } from '../../lib/useViewer.ts';
import { RecentMessagesCard } from '../messages/RecentMessagesCard.tsx';
import { RecentOpportunitiesCard } from '../opportunities/RecentOpportunitiesCard.tsx';
import { CompletionCard } from './CompletionCard.tsx';
import { NetworkGrowthCard } from './NetworkGrowthCard.tsx';
import classes from './OverviewTab.module.css';
import { RecommendationsCard } from './RecommendationsCard.tsx';

type Props = { viewer: CurrentUser };

export function OverviewTab({ viewer }: Props) {
  return (
    <div className={classes.grid}>
      <RecommendationsCard />
      <div className={classes.pair}>
        <CompletionCard viewer={viewer} />
        <NetworkGrowthCard />
        <RecentOpportunitiesCard />
        <RecentMessagesCard />
      </div>
    </div>
  );
}
