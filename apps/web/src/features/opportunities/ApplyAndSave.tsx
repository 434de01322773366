import { Anchor, Button, Group } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconCheck, IconSend } from '@tabler/icons-react';
import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useApply, useSaveOpportunity } from './opportunities.hooks.ts';
import type { Opportunity } from './opportunity-cache.ts';

const ApplicationText = lazy(() =>
  import('./ApplicationText.tsx').then((module) => ({ default: module.ApplicationText })),
);

/** What a member can do about somebody else's opportunity. A few own words may go with an application. */
export function ApplyAndSave({ opportunity }: { opportunity: Opportunity }) {
  const { title, applied, saved, can, poster } = opportunity;
  const [message, setMessage] = useState('');
  const [isWriting, setWriting] = useState(false);
  const { apply, isPending } = useApply(opportunity);
  const keeping = useSaveOpportunity(opportunity);
  return (
    <div>
      {can.apply && isWriting && (
        <Suspense>
          <ApplicationText name={poster.name} value={message} onChange={setMessage} />
        </Suspense>
      )}
      <Group gap="xs">
        {applied ? (
          <Button size="sm" variant="light" disabled leftSection={<IconCheck size={16} aria-hidden />}>
            Applied
          </Button>
        ) : (
          <Button
            size="sm"
            aria-label={`Apply for ${title}`}
            leftSection={<IconSend size={16} aria-hidden />}
            disabled={!can.apply}
            loading={isPending}
            onClick={() => apply(message)}
          >
            Apply
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          aria-label={`${saved ? 'Saved' : 'Save'} ${title}`}
          aria-pressed={saved}
          leftSection={
            saved ? <IconBookmarkFilled size={16} aria-hidden /> : <IconBookmark size={16} aria-hidden />
          }
          onClick={() => keeping.save(!saved)}
        >
          {saved ? 'Saved' : 'Save'}
        </Button>
        {can.apply && !isWriting && (
          <Button size="sm" variant="subtle" color="gray" onClick={() => setWriting(true)}>
            Add a message
          </Button>
        )}
        {applied && (
          <Anchor component={Link} to={paths.conversation(poster.id)} size="sm" py={4}>
            See the conversation
          </Anchor>
        )}
      </Group>
    </div>
  );
}
