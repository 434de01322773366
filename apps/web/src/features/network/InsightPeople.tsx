import { ActionIcon, Anchor, Group, Text, Tooltip } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { formatJobTitle } from '../../lib/format-job-title.ts';
import { ConnectDialog } from '../connections/ConnectDialog.tsx';
import blocks from '../../ui/blocks.module.css';
import { InsightSection } from './InsightSection.tsx';
import { networkMessages as messages } from './network.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';

type Person = Outputs['network']['insights']['recommendations'][number];

export function InsightPeople({ people }: { people: Person[] }) {
  // Kept here, so that the dialog stays open when the list changes under it.
  const [chosen, setChosen] = useState<Person | null>(null);
  return (
    <InsightSection title={messages.people.title}>
      <ul className={blocks.list}>
        {people.map((person) => (
          <li key={person.id}>
            <InsightPerson person={person} onConnect={() => setChosen(person)} />
          </li>
        ))}
      </ul>
      {chosen && (
        <ConnectDialog
          member={{ id: chosen.id, name: fullName(chosen) }}
          source="insights"
          onClose={() => setChosen(null)}
        />
      )}
    </InsightSection>
  );
}

function aboutMatch({ strength, mutualConnections }: Person): string {
  return [
    strength === null ? '' : uiMessages.match.strength[strength],
    mutualConnections > 0 ? messages.people.mutual(mutualConnections) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function InsightPerson({ person, onConnect }: { person: Person; onConnect: () => void }) {
  const name = fullName(person);
  const about = aboutMatch(person);
  return (
    <Group wrap="nowrap" gap="sm" align="flex-start">
      <MemberAvatar name={name} avatar={person.avatar} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Anchor component={Link} to={paths.profile(person.username)} fw={600} size="sm" c="inherit">
          {name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {formatJobTitle(person)}
        </Text>
        {about && (
          <Text size="xs" c="dimmed">
            {about}
          </Text>
        )}
      </div>
      <Tooltip label={messages.people.connect}>
        <ActionIcon
          variant="light"
          size="lg"
          aria-label={messages.people.connectLabel(name)}
          onClick={onConnect}
        >
          <IconUserPlus size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
