import { ImportKind } from '@guildhall/api/console/imports/imports.schema';
import { Button, Group, NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import { useSearchParam } from '../../../lib/useSearchParam.ts';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { importsMessages as messages } from './imports.messages.ts';
import { UploadCard } from './UploadCard.tsx';

/** Members and businesses from a CSV file: upload, check, import, invite. The import is named in the URL. */
export function AdminImportsPage() {
  const { value, set, clear } = useSearchParam('import');
  const id = /^\d{1,9}$/.test(value ?? '') ? Number(value) : undefined;
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
                  label: messages.option(one.kind, one.fileName, localDate(one.createdAt)),
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
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {ImportKind.options.map((kind) => (
              <UploadCard key={kind} kind={kind} onUploaded={(created) => set(String(created))} />
            ))}
          </SimpleGrid>
        ) : (
          <ImportSteps key={id} id={id} />
        )}
      </Stack>
    </ConsolePage>
  );
}
