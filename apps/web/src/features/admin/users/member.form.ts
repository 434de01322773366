import { UpdateMemberInput } from '@guildhall/api/console/users/member.schema';
import type { FormErrors } from '@mantine/form';
import { validateWith } from '../../../lib/validate-with.ts';
import { toFormValues, toProfileFields } from '../../profile/edit-profile.form.ts';
import type { AdminMember } from './member.hooks.ts';

const Changes = UpdateMemberInput.omit({ id: true });
const validate = validateWith(Changes);

export type MemberFormValues = ReturnType<typeof toMemberValues>;
export type MemberField = keyof MemberFormValues;

/** A member as form values: what is missing is blank, lists are comma-separated text. */
export const toMemberValues = (member: AdminMember) => ({
  ...toFormValues(member),
  email: member.email,
  membershipNumber: member.membershipNumber ?? '',
  membershipStartsOn: member.membershipStartsOn ?? '',
  membershipExpiresOn: member.membershipExpiresOn ?? '',
  adminNotes: member.adminNotes ?? '',
});

const toFields = (values: MemberFormValues) => ({
  ...values,
  ...toProfileFields(values),
  membershipStartsOn: values.membershipStartsOn || null,
  membershipExpiresOn: values.membershipExpiresOn || null,
});

/** What differs from the values that the form opened with, so that changes made elsewhere are not undone. */
export function toChanges(values: MemberFormValues, base: MemberFormValues) {
  const opened = new Map(Object.entries(base));
  const typed = new Map(Object.entries(values));
  return Changes.parse(
    Object.fromEntries(
      Object.entries(toFields(values)).filter(([name]) => typed.get(name) !== opened.get(name)),
    ),
  );
}

/** The changed fields as the form found them, so that the server notices what someone else changed meanwhile. */
export function foundBefore(
  values: MemberFormValues,
  base: MemberFormValues,
  isKnown: (field: string) => boolean,
): Record<string, string> {
  const typed = new Map(Object.entries(values));
  return Object.fromEntries(
    Object.entries(base).filter(([name, value]) => typed.get(name) !== value && !isKnown(name)),
  );
}

/** Field errors by name. */
export const validateMember = (values: MemberFormValues): FormErrors => validate(toFields(values));
