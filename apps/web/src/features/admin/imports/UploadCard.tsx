import type { ImportKind } from '@guildhall/api/console/imports/imports.schema';
import { Button, Card, FileButton, Stack, Text, Title } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef } from 'react';
import { useUploadImport } from './imports.hooks.ts';
import { importsMessages } from './imports.messages.ts';

const { upload: messages, kinds } = importsMessages;

type Props = { kind: ImportKind; onUploaded: (id: number) => void };

/** Takes a file of members or of businesses. */
export function UploadCard({ kind, onUploaded }: Props) {
  const upload = useUploadImport(kind, onUploaded);
  const resetInput = useRef<() => void>(null);
  const titleId = `import-${kind}`;
  return (
    <Card component="section" padding="lg" aria-labelledby={titleId}>
      <Stack align="flex-start" gap="sm" h="100%">
        <Title order={2} size="h3" id={titleId}>
          {kinds[kind].title}
        </Title>
        <Text>{kinds[kind].text}</Text>
        <Text size="sm" c="dimmed">
          {messages.limits}
        </Text>
        <FileButton
          resetRef={resetInput}
          accept=".xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt,text/csv,text/plain"
          onChange={(file) => file && upload.mutate(file, { onSettled: () => resetInput.current?.() })}
        >
          {(props) => (
            <Button
              {...props}
              size="md"
              mt="auto"
              aria-label={messages.chooseLabel(kind)}
              loading={upload.isPending}
              leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
            >
              {messages.choose}
            </Button>
          )}
        </FileButton>
      </Stack>
    </Card>
  );
}
