import { Stack } from '@mantine/core';
import { FailedDeliveries } from '../deliveries/FailedDeliveries.tsx';
import { EmbeddingsCard } from '../embeddings/EmbeddingsCard.tsx';
import { MailAlert } from '../mail/MailAlert.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import { AdminStatCards } from './AdminStatCards.tsx';
import { ChecklistCard } from './ChecklistCard.tsx';
import { GrowthSection } from './GrowthSection.tsx';
import { SuggestionOutcomesCard } from './SuggestionOutcomesCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';

export function OverviewTab() {
  return (
    <Stack gap="md">
      <MailAlert />
      <WaitingCard />
      <ChecklistCard />
      <AdminStatCards />
      <GrowthSection />
      <SuggestionOutcomesCard />
      <ActivityCard />
      <FailedDeliveries />
      <EmbeddingsCard />
    </Stack>
  );
}
