import { useState } from 'react';
import { MemberSelect } from '../shared/MemberSelect.tsx';
import { adminBusinessesMessages } from './admin-businesses.messages.ts';
import type { useAdministrationForm } from './business-form.hooks.ts';

const { administration: messages } = adminBusinessesMessages;

type Props = { form: ReturnType<typeof useAdministrationForm>['form'] };

/** Picks the member who owns a business by name, email or company. */
export function OwnerField({ form }: Props) {
  const [ownerId, setOwnerId] = useState(form.getValues().ownerId);
  return (
    <MemberSelect
      label={messages.owner}
      description={messages.ownerHint}
      path="ownerId"
      value={ownerId}
      error={form.errors['ownerId']}
      onChange={(next) => {
        setOwnerId(next);
        form.setFieldValue('ownerId', next);
      }}
    />
  );
}
