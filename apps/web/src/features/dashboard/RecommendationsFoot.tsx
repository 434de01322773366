import type { ComponentProps } from 'react';
import { DismissedMembers } from './DismissedMembers.tsx';
import { ProfileHints } from './ProfileHints.tsx';
import { UnmetNeeds } from './UnmetNeeds.tsx';

type Props = ComponentProps<typeof DismissedMembers> &
  ComponentProps<typeof UnmetNeeds> &
  ComponentProps<typeof ProfileHints>;

/** What stands below the recommended members, and is loaded after them: who was dismissed, and what would add to them. */
export function RecommendationsFoot({ last, onUndone, needs, hints }: Props) {
  return (
    <>
      <DismissedMembers last={last} onUndone={onUndone} />
      <UnmetNeeds needs={needs} />
      <ProfileHints hints={hints} />
    </>
  );
}
