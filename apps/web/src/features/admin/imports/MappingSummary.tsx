import { Button, Card, Group, Text, Title } from '@mantine/core';
import type { Import } from './imports.hooks.ts';
import { importsMessages } from './imports.messages.ts';

const { mapping: messages } = importsMessages;

type Props = { found: Import; onChange: () => void };

/** The columns of a checked file in two lines, so that its rows are in view. */
export function MappingSummary({ found: { columns, mapping, options, rows }, onChange }: Props) {
  const imported = new Set([...Object.values(mapping), ...Object.values(options.otherwise)]);
  const left = columns.filter((_, columnIndex) => !imported.has(columnIndex));
  return (
    <Card component="section" padding="lg" aria-labelledby="import-mapping">
      <Group justify="space-between" gap="md">
        <div>
          <Title order={2} size="h3" id="import-mapping">
            {messages.columns}
          </Title>
          <Text c="dimmed">
            {messages.rows(rows)} · {messages.imported(imported.size, columns.length)}
          </Text>
          {left.length > 0 && <Text style={{ overflowWrap: 'anywhere' }}>{messages.left(left)}</Text>}
        </div>
        <Button variant="default" onClick={onChange}>
          {messages.change}
        </Button>
      </Group>
    </Card>
  );
}
