import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import classes from './ImportRows.module.css';
import { useDeleteImport } from './imports.hooks.ts';
import { importsMessages } from './imports.messages.ts';

const { former: messages, removeDialog } = importsMessages;

type Former = Outputs['admin']['imports']['list'][number];

/** The imports of the last 30 days, with what became of each. */
export function FormerImports() {
  const { data: former = [] } = trpc.admin.imports.list.useQuery();
  const localDate = useLocalDate();
  const [asked, setAsked] = useState<Former | null>(null);
  const remove = useDeleteImport(() => setAsked(null));
  if (former.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby="former-imports">
      <Title order={2} size="h3" id="former-imports">
        {messages.title}
      </Title>
      <ul className={classes.list}>
        {former.map((one) => (
          <li key={one.id} className={classes.former}>
            <div className={classes.words}>
              <Link to={consolePaths.imports(one.id)}>{one.fileName}</Link>
              <Text size="sm" c="dimmed">
                {messages.text(one.kind, localDate(one.createdAt))} ·{' '}
                {messages.state(one.status, one.rows, one.done)}
              </Text>
            </div>
            <Group gap="xs">
              {one.isUndoable && (
                <Badge variant="light" tt="none" color="brass">
                  {messages.undoable}
                </Badge>
              )}
              {one.isDeletable && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={messages.removeLabel(one.fileName)}
                  onClick={() => setAsked(one)}
                >
                  {messages.remove}
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={removeDialog.title}
          action={removeDialog.action}
          onConfirm={() => remove.mutate({ id: asked.id })}
          onClose={() => setAsked(null)}
        >
          {removeDialog.text}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
