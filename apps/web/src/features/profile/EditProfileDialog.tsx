import { Modal } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { draftKey } from '../../lib/draft-key.ts';
import { hasDraft } from '../../lib/draft-storage.ts';
import { toast } from '../../lib/toast.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { AvatarField } from './AvatarField.tsx';
import { PROFILE_DRAFT } from './edit-profile.form.ts';
import { EditProfileForm } from './EditProfileForm.tsx';
import { FORM_FIELDS } from './profile-inputs.ts';
import { editProfileMessages as messages } from './edit-profile.messages.ts';

/** The form with all profile fields, and the picture. */
export function EditProfileDialog() {
  const dialog = useDialog();
  const { viewer } = useViewer();
  const { state } = useLocation();
  if (!viewer) return null;
  const close = () => {
    if (hasDraft(draftKey(viewer.id, PROFILE_DRAFT))) toast(messages.draftKept);
    dialog.hide();
  };
  return (
    <Modal opened onClose={close} size="xl" title={messages.title}>
      <AvatarField member={viewer} />
      <EditProfileForm member={viewer} at={placeOf(state)} onDone={dialog.hide} onCancel={close} />
    </Modal>
  );
}

/** The field that the dialog was opened for. */
const placeOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'at' in state
    ? FORM_FIELDS.find((field) => field === state.at)
    : undefined;
