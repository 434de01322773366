import { Button, Group, Text } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Outputs } from '../../../lib/trpc.ts';
import { auditMessages } from './audit.messages.ts';
import { useVerifyAudit } from './audit.hooks.ts';

const { integrity } = auditMessages;

type Verification = Outputs['audit']['verify'];

/** Has the server verify every entry of the log, and says the result. */
export function LogIntegrity() {
  const { data, error, isFetching, refetch } = useVerifyAudit();
  const isBad = error !== null || (data?.brokenAt ?? null) !== null;
  return (
    <Group gap="sm">
      <Button
        variant="default"
        size="xs"
        leftSection={<IconLink size={16} aria-hidden />}
        loading={isFetching}
        onClick={() => void refetch()}
      >
        {integrity.verify}
      </Button>
      <Text size="sm" role="status" c={isBad ? 'var(--mantine-color-error)' : 'dimmed'}>
        {error?.message ?? (data && verdict(data))}
      </Text>
    </Group>
  );
}

const verdict = ({ rows, brokenAt, reason }: Verification): string =>
  brokenAt === null ? integrity.intact(rows) : integrity.broken(brokenAt, reason ?? 'changed');
