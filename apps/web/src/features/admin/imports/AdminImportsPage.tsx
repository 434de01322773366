import { ImportKind } from '@guildhall/api/console/imports/imports.schema';
import { Button, SimpleGrid, Stack } from '@mantine/core';
import { useSearchParam } from '../../../lib/useSearchParam.ts';
import { MailAlert } from '../mail/MailAlert.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { FormerImports } from './FormerImports.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { importsMessages as messages } from './imports.messages.ts';
import { UploadCard } from './UploadCard.tsx';

/** Members and businesses from a spreadsheet: upload, check, import, invite. The import is named in the URL. */
export function AdminImportsPage() {
  const { value, set, clear } = useSearchParam('import');
  const id = /^\d{1,9}$/.test(value ?? '') ? Number(value) : undefined;
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Stack gap="lg">
        <MailAlert />
        {id === undefined ? (
          <>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {ImportKind.options.map((kind) => (
                <UploadCard key={kind} kind={kind} onUploaded={(created) => set(String(created))} />
              ))}
            </SimpleGrid>
            <FormerImports />
          </>
        ) : (
          <>
            <Button variant="default" onClick={clear} style={{ alignSelf: 'flex-start' }}>
              {messages.former.new}
            </Button>
            <ImportSteps key={id} id={id} />
          </>
        )}
      </Stack>
    </ConsolePage>
  );
}
