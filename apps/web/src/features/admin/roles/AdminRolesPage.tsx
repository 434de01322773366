import { StaffRole } from '@guildhall/api/ground/roles/roles.schema';
import { ROLE_NAMES } from '@guildhall/api/ground/values/role-names.messages';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { usePermissions } from '../shared/usePermissions.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Query } from '../../../ui/Query.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { GiveRoleForm } from './GiveRoleForm.tsx';
import { GrantItem } from './GrantItem.tsx';
import { type Grant, useChangeRoles, useGrants } from './roles.hooks.ts';
import { rolesMessages as messages } from './roles.messages.ts';

/** Who holds which role; administrators give and end them here. */
export function AdminRolesPage() {
  const query = useGrants();
  const { holds } = usePermissions();
  return (
    <ConsolePage
      title={messages.title}
      description={messages.description}
      actions={
        <Button component={Link} to={consolePaths.handovers()} variant="default">
          {messages.handover}
        </Button>
      }
    >
      <Stack gap="lg">
        <Query
          query={query}
          skeleton={<CardListSkeleton label={messages.loading} count={2} />}
          failed={messages.failed}
        >
          {(grants) => <Holders grants={grants} />}
        </Query>
        {holds('roles') && <GiveRoleForm />}
      </Stack>
    </ConsolePage>
  );
}

function Holders({ grants }: { grants: Grant[] }) {
  const [ending, setEnding] = useState<Grant | null>(null);
  const { end, dialog } = useChangeRoles(() => setEnding(null));
  const role = StaffRole.safeParse(ending?.role).data;
  return (
    <section aria-labelledby="holders">
      <Title order={2} size="h3" id="holders" mb="xs">
        {messages.holders}
      </Title>
      <Stack gap="xs" component="ul" p={0} m={0}>
        {grants.map((grant) => (
          <GrantItem key={`${grant.member.id} ${grant.role}`} grant={grant} onEnd={setEnding} />
        ))}
      </Stack>
      <Text size="sm" c="dimmed" mt="xs">
        {grants.every((grant) => grant.role === 'administrator') && messages.noneYet}{' '}
        {messages.administrators}
      </Text>
      {ending && role && (
        <ConfirmDialog
          title={messages.end.title(ROLE_NAMES[role].name, ending.member.name)}
          action={messages.end.action}
          isDestructive
          onClose={() => setEnding(null)}
          onConfirm={() => end.mutate({ userId: ending.member.id, role })}
        >
          {messages.end.text}
        </ConfirmDialog>
      )}
      {dialog}
    </section>
  );
}
