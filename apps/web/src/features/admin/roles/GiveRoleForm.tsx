import { StaffRole } from '@guildhall/api/ground/roles/roles.schema';
import { ROLE_NAMES } from '@guildhall/api/ground/values/role-names.messages';
import { Button, Card, Radio, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { MemberSelect } from '../shared/MemberSelect.tsx';
import { useChangeRoles } from './roles.hooks.ts';
import { rolesMessages } from './roles.messages.ts';

const { give: messages } = rolesMessages;

const EMPTY = { userId: '', role: 'moderator', endsOn: '' };

/** Gives a member a role, until a day or until it is ended. */
export function GiveRoleForm() {
  const [{ userId, role, endsOn }, setValues] = useState(EMPTY);
  const change = (values: Partial<typeof EMPTY>) => setValues((before) => ({ ...before, ...values }));
  const { give, dialog } = useChangeRoles(() => setValues(EMPTY));
  return (
    <Card component="section" padding="lg" aria-labelledby="give-role">
      <Title order={2} size="h3" id="give-role">
        {messages.title}
      </Title>
      <Text c="dimmed" mb="md">
        {messages.text}
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = StaffRole.safeParse(role).data;
          if (chosen && userId !== '')
            give.mutate({ userId: Number(userId), role: chosen, endsOn: endsOn || null });
        }}
      >
        <Stack gap="md" align="flex-start">
          <MemberSelect
            label={messages.member}
            description={messages.memberHint}
            path="userId"
            value={userId}
            onChange={(next) => change({ userId: next })}
          />
          <Radio.Group label={messages.role} value={role} onChange={(next) => change({ role: next })}>
            <Stack gap="xs" mt={6}>
              {StaffRole.options.map((option) => (
                <Radio
                  key={option}
                  value={option}
                  label={ROLE_NAMES[option].name}
                  description={ROLE_NAMES[option].does}
                />
              ))}
            </Stack>
          </Radio.Group>
          <TextInput
            type="date"
            label={messages.endsOn}
            description={messages.endsOnHint}
            value={endsOn}
            onChange={(event) => change({ endsOn: event.currentTarget.value })}
          />
          <Button type="submit" loading={give.isPending} disabled={userId === ''}>
            {messages.submit}
          </Button>
        </Stack>
      </form>
      {dialog}
    </Card>
  );
}
