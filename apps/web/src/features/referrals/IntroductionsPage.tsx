import { Container } from '@mantine/core';
import { PageHead } from '../../lib/PageHead.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ReferralsTab } from './ReferralsTab.tsx';
import { referralsMessages } from './referrals.messages.ts';

const { page: messages } = referralsMessages;

/** The same as the tab of the dashboard. */
export function IntroductionsPage() {
  return (
    <Container size="lg" py="lg">
      <PageHead {...messages} noIndex />
      <PageHeader title={messages.title} />
      <ReferralsTab />
    </Container>
  );
}
