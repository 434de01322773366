import { Button, Group, Text } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useProveAudit } from './audit.hooks.ts';

/** Recomputes every seal of the record on the server and says whether they all fit. */
export function ChainProof() {
  const { data: proof, error, isFetching, refetch } = useProveAudit();
  return (
    <Group gap="sm">
      <Button
        variant="default"
        size="xs"
        leftSection={<IconLink size={16} aria-hidden />}
        loading={isFetching}
        onClick={() => void refetch()}
      >
        Check the chain
      </Button>
      <Text size="sm" role="status" c={error || proof?.brokenAt ? 'var(--mantine-color-error)' : 'dimmed'}>
        {error?.message ?? (proof && verdict(proof))}
      </Text>
    </Group>
  );
}

const verdict = ({ rows, brokenAt }: { rows: number; brokenAt: number | null }): string =>
  brokenAt === null
    ? `The chain is whole: ${rows} ${rows === 1 ? 'row' : 'rows'}, every one fits.`
    : `Row ${brokenAt} does not fit: the record was changed behind the product’s back.`;
