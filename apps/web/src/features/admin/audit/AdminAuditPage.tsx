import { Button, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { AdminList } from '../shared/AdminList.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { AuditEntry } from './AuditEntry.tsx';
import { type AuditFilter, AuditFilterForm } from './AuditFilterForm.tsx';
import { useAudit } from './audit.hooks.ts';
import { LogIntegrity } from './LogIntegrity.tsx';
import { auditMessages as messages } from './audit.messages.ts';

export function AdminAuditPage() {
  const [searchParams, setSearchParams] = useSearchParams();
  const filter = useMemo(
    (): AuditFilter => ({
      person: searchParams.get('person') ?? '',
      event: searchParams.get('event') ?? '',
      targetType: searchParams.get('targetType') ?? '',
      targetId: searchParams.get('targetId') ?? '',
    }),
    [searchParams],
  );
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  const audit = useAudit(filter);
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Stack gap="md">
        <AuditFilterForm
          key={searchParams.toString()}
          filter={filter}
          onFilter={(next) =>
            setSearchParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value)), {
              preventScrollReset: true,
            })
          }
        />
        {filter.targetId && (
          <Text size="sm">{messages.only(messages.unnamed(filter.targetType, filter.targetId))}</Text>
        )}
        <Group gap="xs">
          <LogIntegrity />
          <Button component="a" href={consolePaths.auditCsv(given)} download="audit.csv" variant="default">
            {messages.download}
          </Button>
        </Group>
        <AdminList
          query={audit}
          noun={messages.noun}
          isFiltered={Object.keys(given).length > 0}
          empty={messages.empty}
        >
          {(rows) => (
            <Stack gap="sm" component="ol" p={0} m={0}>
              {rows.map((row) => (
                <AuditEntry key={row.id} row={row} />
              ))}
            </Stack>
          )}
        </AdminList>
      </Stack>
    </ConsolePage>
  );
}
