import { EmptyState } from '../../ui/EmptyState.tsx';

export function ReferralsTab() {
  return (
    <EmptyState title="No referral matches yet">
      Members you could introduce to one another will stand here.
    </EmptyState>
  );
}
