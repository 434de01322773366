import { Stack } from '@mantine/core';
import { usePermissions } from '../shared/usePermissions.ts';
import { FailedDeliveries } from '../deliveries/FailedDeliveries.tsx';
import { EmbeddingsCard } from '../embeddings/EmbeddingsCard.tsx';
import { MailAlert } from '../mail/MailAlert.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import { AdminStatCards } from './AdminStatCards.tsx';
import { ChecklistCard } from './ChecklistCard.tsx';
import { GrowthSection } from './GrowthSection.tsx';
import { PasskeysAlert } from './PasskeysAlert.tsx';
import { SuggestionOutcomesCard } from './SuggestionOutcomesCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** What waits for the viewer, and as much of the rest as their role covers. */
export function OverviewTab() {
  const { mayRead } = usePermissions();
  const seesFigures = mayRead('figures');
  const seesSystem = mayRead('system');
  return (
    <Stack gap="md">
      {seesSystem && <MailAlert />}
      {seesSystem && <PasskeysAlert />}
      <WaitingCard />
      {mayRead('settings') && <ChecklistCard />}
      {seesFigures && (
        <>
          <AdminStatCards />
          <GrowthSection />
          <SuggestionOutcomesCard />
          <ActivityCard />
        </>
      )}
      {seesSystem && (
        <>
          <FailedDeliveries />
          <EmbeddingsCard />
        </>
      )}
    </Stack>
  );
}
