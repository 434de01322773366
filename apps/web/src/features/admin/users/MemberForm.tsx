import { Alert, Button, Card, Group, SimpleGrid, Stack, TextInput, Textarea, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { ProfileInputs } from '../../profile/ProfileInputs.tsx';
import type { ProfileInput } from '../../profile/profile-inputs.ts';
import { type MemberField, foundBefore, toChanges, toMemberValues, validateMember } from './member.form.ts';
import { type AdminMember, useUpdateMember } from './member.hooks.ts';
import { memberMessages as messages } from './member.messages.ts';

const { membership: labels, groups } = messages;

/** Inputs beside each other stay in one line, however long their descriptions are. */
const BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Everything that administrators change of a member. Only what they changed is sent. */
export function MemberForm({ member }: { member: AdminMember }) {
  const { form, formKey, draft, base } = useDraftForm(`member:${member.id}`, {
    mode: 'uncontrolled',
    initialValues: toMemberValues(member),
    validate: validateMember,
  });
  const update = useUpdateMember((saved) => {
    draft.clear();
    form.resetDirty(toMemberValues(saved));
  });
  const [replaced, setReplaced] = useState<ReadonlySet<string>>(new Set());
  const given = (name: MemberField) => form.getInputProps(name);
  const inputs = (group: ProfileInput['group']) => (
    <ProfileInputs
      isOfAnother
      group={group}
      getInputProps={given}
      industry={{ stored: member.industry, none: messages.noIndustry }}
    />
  );
  return (
    <form
      key={formKey}
      noValidate
      onSubmit={form.onSubmit(
        (values) =>
          update.mutate(
            {
              id: member.id,
              ...toChanges(values, base),
              expected: foundBefore(values, base, (field) => replaced.has(field)),
            },
            {
              onError(error) {
                const issues = formIssues(error);
                form.setErrors(issues);
                // Who has read what someone else wrote may replace it.
                if (error.data?.code === 'CONFLICT') setReplaced(new Set(Object.keys(issues)));
              },
            },
          ),
        focusInvalid(form),
      )}
    >
      <Stack gap="lg">
        <DraftNote draft={draft} />
        <FieldsCard title={labels.title}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              autoComplete="off"
              inputWrapperOrder={BELOW}
              {...labels.number}
              {...given('membershipNumber')}
            />
            <TextInput
              type="date"
              inputWrapperOrder={BELOW}
              {...labels.startsOn}
              {...given('membershipStartsOn')}
            />
            <TextInput
              type="date"
              inputWrapperOrder={BELOW}
              {...labels.expiresOn}
              {...given('membershipExpiresOn')}
            />
          </SimpleGrid>
          <Textarea {...labels.notes} {...given('adminNotes')} />
        </FieldsCard>
        <FieldsCard title={groups.about}>
          {!member.hasJoined && (
            <TextInput type="email" required autoComplete="off" {...labels.email} {...given('email')} />
          )}
          {inputs('about')}
        </FieldsCard>
        <FieldsCard title={groups.matching}>{inputs('matching')}</FieldsCard>
        <FieldsCard title={groups.contact}>{inputs('contact')}</FieldsCard>
        {update.error && <Alert color="red" variant="light" role="alert" title={update.error.message} />}
        <Group justify="flex-end">
          <Button type="submit" size="md" loading={update.isPending}>
            {messages.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function FieldsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="lg">
      <Stack gap="sm">
        <Title order={2} size="h3">
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}
