import { EmptyState } from '../../ui/EmptyState.tsx';

export function OpportunitiesTab() {
  return (
    <EmptyState title="No opportunities yet">
      Open opportunities of other members that fit you will stand here.
    </EmptyState>
  );
}
