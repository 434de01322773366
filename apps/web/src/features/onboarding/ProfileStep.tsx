import { Button, SimpleGrid, TextInput } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { useDraft } from '../../lib/useDraft.ts';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { ProfileQuestion } from '../profile/understood/ProfileQuestion.tsx';
import classes from './FirstStepsCard.module.css';
import { firstStepsMessages as messages } from './first-steps.messages.ts';

type Props = { step: 'offer' | 'seek'; member: CurrentUser; onSkip: () => void };

const KINDS = { offer: 'offer', seek: 'need' } as const;

/**
 * One question of the profile, with examples: what the member's businesses offer, else from the industry. The first
 * also asks what one is, and where.
 */
export function ProfileStep({ step, member, onSkip }: Props) {
  const { data: businesses } = trpc.businesses.mine.useQuery(undefined, { enabled: step === 'offer' });
  const offered = businesses?.flatMap(({ services }) => services).slice(0, 5) ?? [];
  const examples = offered.length > 0 ? offered : examplesFor(member.industry)[step];
  const about = useAbout(member);
  return (
    <ProfileQuestion
      kind={KINDS[step]}
      stored=""
      examples={examples}
      {...(step === 'offer' && { beside: about })}
      onSaved={() => {}}
    >
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

const ABOUT = ['jobTitle', 'location'] as const;

/** The job title and the town of a member whose profile lacks them. */
function useAbout(member: CurrentUser) {
  const { values, change } = useDraft('first-steps:about', { jobTitle: '', location: '' });
  const missing = ABOUT.filter((field) => !member[field]?.trim());
  const fields = missing.length > 0 && (
    <SimpleGrid cols={{ base: 1, xs: missing.length }} spacing="sm" className={classes.about ?? ''}>
      {missing.map((field) => (
        <TextInput
          key={field}
          {...messages.about[field]}
          maxLength={120}
          dir="auto"
          value={values[field]}
          onChange={(event) => change({ [field]: event.currentTarget.value })}
        />
      ))}
    </SimpleGrid>
  );
  return { fields, values: Object.fromEntries(missing.map((field) => [field, values[field].trim()])) };
}

/** Industries whose examples are those of another. */
const LIKE: Record<string, Industry> = {
  'software development': 'technology',
  'digital marketing': 'marketing',
  photography: 'design',
  printing: 'design',
  architecture: 'construction',
  'food & beverage': 'food',
  hospitality: 'food',
  events: 'food',
  'e-commerce': 'retail',
  'professional services': 'legal',
};

type Industry = keyof typeof messages.examples;

const isKnown = (industry: string): industry is Industry => industry in messages.examples;

function examplesFor(industry: string | null) {
  const key = industry?.toLowerCase() ?? '';
  return messages.examples[LIKE[key] ?? (isKnown(key) ? key : 'other')];
}
