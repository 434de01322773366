import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowsJoin2, IconMailForward, IconUser, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { usePermissions } from '../shared/usePermissions.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useLocalDate } from '../../../lib/useLocalDate.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx';
import { ChangeAddressButton } from './ChangeAddressButton.tsx';
import { MemberStatus } from './MemberStatus.tsx';
import { RoleButton } from './RoleButton.tsx';
import { SecondFactorButton } from './SecondFactorButton.tsx';
import { type AdminMember, useResend, useSetMemberActive } from './member.hooks.ts';
import { MemberVerdicts } from './MemberVerdicts.tsx';
import { PasswordLinkButton } from './PasswordLinkButton.tsx';
import { mergeMessages } from './merge.messages.ts';
import { memberMessages as messages } from './member.messages.ts';
import { fullName } from '@guildhall/api/ground/values/person-name';
import { Readable } from '../../../ui/Readable.tsx';

const MergeDialog = lazyChunk(() => import('./MergeDialog.tsx').then((m) => ({ default: m.MergeDialog })));

const { status: labels } = messages;

/** Who the member is, the state of the account, and what is done with it. */
export function MemberAccount({ member }: { member: AdminMember }) {
  const { id, firstName, lastName, isActive, hasJoined, resendable } = member;
  const name = fullName({ firstName, lastName });
  const localDate = useLocalDate();
  const { holds } = usePermissions();
  const resend = useResend();
  const setActive = useSetMemberActive();
  const [isAsked, setAsked] = useState(false);
  const [isMerging, merging] = useDisclosure(false);
  const seen = member.lastSeenAt ? labels.lastSeen(localDate(member.lastSeenAt)) : labels.neverSeen;
  return (
    <Card component="section" padding="lg" aria-labelledby="member-account">
      <Stack gap="md">
        <Group gap="md" wrap="nowrap" align="flex-start">
          <MemberAvatar name={name} avatar={member.avatar} size={56} />
          <Stack gap={4} miw={0}>
            <Title order={2} size="h3" id="member-account" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Title>
            <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              <Readable>{member.email}</Readable>
            </Text>
            <Group gap={6}>
              <MemberStatus user={member} />
              {member.role === 'admin' && (
                <Badge variant="light" tt="none" color="brass">
                  {labels.admin}
                </Badge>
              )}
              {member.isLapsed && (
                <Badge variant="light" tt="none" color="red">
                  {labels.lapsed}
                </Badge>
              )}
              {resendable === 'confirmation' && (
                <Badge variant="light" tt="none" color="gray">
                  {labels.unconfirmed}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              {labels.joined(localDate(member.createdAt))}, {seen}
            </Text>
          </Stack>
        </Group>
        <Group gap="sm">
          {isActive && (
            <Button
              component={Link}
              to={paths.profile(member.username)}
              variant="default"
              leftSection={<IconUser size={18} aria-hidden />}
            >
              {messages.profile}
            </Button>
          )}
          {resendable && (
            <Button
              variant="default"
              loading={resend.isPending}
              leftSection={<IconMailForward size={18} aria-hidden />}
              onClick={() => resend.mutate({ id })}
            >
              {messages.resend[resendable]}
            </Button>
          )}
          {isActive && (
            <Button
              variant="default"
              loading={setActive.isPending}
              leftSection={<IconUserOff size={18} aria-hidden />}
              onClick={() => setAsked(true)}
            >
              {messages.deactivate}
            </Button>
          )}
          {isActive && hasJoined && <PasswordLinkButton id={id} />}
          {holds('accounts') && isActive && hasJoined && member.role !== 'admin' && (
            <ChangeAddressButton member={member} />
          )}
          {holds('accounts') && member.hasSecondFactor && member.role !== 'admin' && (
            <SecondFactorButton id={id} name={name} />
          )}
          {holds('moderation') && isActive && hasJoined && <MemberVerdicts member={member} />}
          {holds('roles') && isActive && hasJoined && <RoleButton user={member} />}
          {!isActive && hasJoined && (
            <Button
              variant="default"
              loading={setActive.isPending}
              leftSection={<IconUserCheck size={18} aria-hidden />}
              onClick={() => setActive.mutate({ id, isActive: true })}
            >
              {messages.activate}
            </Button>
          )}
          {holds('accounts') && (
            <Button
              variant="default"
              leftSection={<IconArrowsJoin2 size={18} aria-hidden />}
              onClick={merging.open}
            >
              {mergeMessages.open}
            </Button>
          )}
        </Group>
      </Stack>
      <Suspense>{isMerging && <MergeDialog member={member} onClose={merging.close} />}</Suspense>
      {isAsked && (
        <ConfirmDialog
          title={messages.deactivation.title(name)}
          action={messages.deactivation.action}
          onConfirm={() => setActive.mutate({ id, isActive: false })}
          onClose={() => setAsked(false)}
        >
          {messages.deactivation.text}
        </ConfirmDialog>
      )}
    </Card>
  );
}
