import { Button, Card, FileButton, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import { useSearchParam } from '../../../lib/useSearchParam.ts';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { useUploadImport } from './imports.hooks.ts';
import { importsMessages as messages } from './imports.messages.ts';

/** Members from a CSV file: upload, check, import, invite. The import is named in the URL. */
export function AdminImportsPage() {
  const { value, set, clear } = useSearchParam('import');
  const id = /^\d{1,9}$/.test(value ?? '') ? Number(value) : undefined;
  const upload = useUploadImport((created) => set(String(created)));
  const resetInput = useRef<() => void>(null);
  const localDate = useLocalDate();
  const { data: former = [] } = trpc.admin.imports.list.useQuery();
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Stack gap="lg">
        {former.length > 0 && (
          <Group align="flex-end" gap="sm">
            <NativeSelect
              label={messages.former.label}
              value={id ?? ''}
              data={[
                { value: '', label: messages.former.choose },
                ...former.map((one) => ({
                  value: String(one.id),
                  label: messages.option(one.fileName, localDate(one.createdAt)),
                })),
              ]}
              onChange={({ currentTarget }) => (currentTarget.value ? set(currentTarget.value) : clear())}
            />
            {id !== undefined && (
              <Button variant="default" onClick={clear}>
                {messages.former.new}
              </Button>
            )}
          </Group>
        )}
        {id === undefined ? (
          <Card component="section" padding="lg" aria-labelledby="import-upload">
            <Stack align="flex-start" gap="sm">
              <Title order={2} size="h3" id="import-upload">
                {messages.upload.title}
              </Title>
              <Text c="dimmed">{messages.upload.text}</Text>
              <FileButton
                resetRef={resetInput}
                accept=".csv,.tsv,.txt,text/csv,text/plain"
                onChange={(file) => file && upload.mutate(file, { onSettled: () => resetInput.current?.() })}
              >
                {(props) => (
                  <Button
                    {...props}
                    size="md"
                    loading={upload.isPending}
                    leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
                  >
                    {messages.upload.choose}
                  </Button>
                )}
              </FileButton>
            </Stack>
          </Card>
        ) : (
          <ImportSteps key={id} id={id} />
        )}
      </Stack>
    </ConsolePage>
  );
}
