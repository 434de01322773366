import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminList } from '../shared/AdminList.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { AuditEntry } from './AuditEntry.tsx';
import { AuditFilterForm } from './AuditFilterForm.tsx';
import { itemsOf, useAudit } from './audit.hooks.ts';
import { LogIntegrity } from './LogIntegrity.tsx';

export function AdminAuditPage() {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(
    () => ({
      event: address.get('event') ?? '',
      targetType: address.get('targetType') ?? '',
      targetId: address.get('targetId') ?? '',
    }),
    [address],
  );
  const audit = useAudit(filter);
  const rows = itemsOf(audit.data);
  return (
    <ConsolePage
      title="Audit"
      description="Everything that administrators did. Rows are only ever added, each sealed with the one before."
    >
      <Stack gap="md">
        <AuditFilterForm
          key={address.toString()}
          filter={filter}
          onFilter={(next) =>
            setAddress(Object.fromEntries(Object.entries(next).filter(([, value]) => value)), {
              preventScrollReset: true,
            })
          }
        />
        <LogIntegrity />
        <AdminList
          query={audit}
          count={rows.length}
          what="audit rows"
          isNarrowed={Object.values(filter).some(Boolean)}
          empty="What administrators do is written down here."
        >
          <Stack gap="sm" component="ol" p={0} m={0}>
            {rows.map((row) => (
              <AuditEntry key={row.id} row={row} />
            ))}
          </Stack>
        </AdminList>
      </Stack>
    </ConsolePage>
  );
}
