import { Button, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useLocation, useParams } from 'react-router-dom';
import { z } from 'zod';
import { consolePaths } from '../../../lib/console-paths.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { Query } from '../../../ui/Query.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { CopyButton } from './CopyButton.tsx';
import { useDataRequest } from './data-requests.hooks.ts';
import { dataRequestsMessages } from './data-requests.messages.ts';
import { Receipt } from './Receipt.tsx';

const { page: messages } = dataRequestsMessages;

/** The name of somebody who was just erased, which only the answer to the erasure holds. */
const Given = z.object({ person: z.object({ name: z.string(), email: z.string() }) });

/** The receipt of a request, to print and send. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  const query = useDataRequest(Number(id));
  const given = Given.safeParse(useLocation().state).data?.person;
  // As long as the file exists, it is what this page was opened for.
  const copied = query.data?.can.download ? query.data.person : null;
  const title = messages.title[query.data?.kind ?? 'erasure'];
  return (
    <ConsolePage
      title={title}
      description=""
      back={{ label: messages.back, to: consolePaths.dataRequests() }}
      actions={
        <Group gap="xs">
          {copied && <CopyButton id={Number(id)} name={copied.name} size="sm" />}
          <Button
            variant={copied ? 'default' : 'filled'}
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {messages.print}
          </Button>
        </Group>
      }
    >
      <Query
        query={query}
        skeleton={<CardListSkeleton label={messages.loading} count={2} />}
        failed={messages.failed}
      >
        {(request) => (
          <Receipt
            request={request}
            person={request.person ?? given}
            isNamedOnce={request.person === null && given !== undefined}
          />
        )}
      </Query>
    </ConsolePage>
  );
}
