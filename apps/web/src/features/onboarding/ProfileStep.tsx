import { Button } from '@mantine/core';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { ProfileQuestion } from '../profile/understood/ProfileQuestion.tsx';
import { firstStepsMessages as messages } from './first-steps.messages.ts';

type Props = { step: 'offer' | 'seek'; member: CurrentUser; onSkip: () => void };

const KINDS = { offer: 'offer', seek: 'need' } as const;

/** One question of the profile, with examples from the member's industry. */
export function ProfileStep({ step, member, onSkip }: Props) {
  const examples = examplesFor(member.industry)[step];
  return (
    <ProfileQuestion kind={KINDS[step]} stored="" examples={examples} onSaved={() => {}}>
      <Button
        variant="subtle"
        color="gray"
        size="md"
        aria-label={messages.skipLabel(messages.steps[step].title)}
        onClick={onSkip}
      >
        {messages.skip}
      </Button>
    </ProfileQuestion>
  );
}

type Industry = keyof typeof messages.examples;

const isKnown = (industry: string): industry is Industry => industry in messages.examples;

function examplesFor(industry: string | null) {
  const key = industry?.toLowerCase() ?? '';
  return messages.examples[isKnown(key) ? key : 'other'];
}
