import { Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import divided from '../../../ui/DividedList.module.css';
import { VersionDialog } from './VersionDialog.tsx';
import { adminPagesMessages } from './admin-pages.messages.ts';
import type { EditedPage } from './pages.hooks.ts';

const { versions: messages } = adminPagesMessages;

/** What was published and when, each to read as it was. */
export function PageVersions({ page }: { page: EditedPage }) {
  const [number, setNumber] = useState<number | null>(null);
  const localDate = useLocalDate();
  return (
    <Card component="section" aria-labelledby="page-versions">
      <Title order={2} size="h3" id="page-versions" mb="sm">
        {messages.title}
      </Title>
      {page.consents && (
        <Text mb="sm">{messages.accepted(page.consents.accepted, page.consents.members)}</Text>
      )}
      <ul className={`${divided.list} ${divided.rows}`}>
        {page.versions.map((version) => (
          <li key={version.number}>
            <div>
              <Group gap={8}>
                <Text fw={600}>{messages.version(version.number)}</Text>
                {version.number === page.publishedNumber && (
                  <Badge variant="light" tt="none">
                    {messages.current}
                  </Badge>
                )}
              </Group>
              <Text size="sm" c="dimmed">
                {messages.by(localDate(version.publishedAt), version.publishedBy)}
              </Text>
            </div>
            <Button
              variant="default"
              size="sm"
              aria-label={messages.readLabel(version.number)}
              onClick={() => setNumber(version.number)}
            >
              {messages.read}
            </Button>
          </li>
        ))}
      </ul>
      {number !== null && <VersionDialog id={page.id} number={number} onClose={() => setNumber(null)} />}
    </Card>
  );
}
