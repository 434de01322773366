import { type ComponentType, type LazyExoticComponent } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import type { DialogName } from '../../lib/useDialog.ts';

const auth = () =>
  import('../../features/auth/AuthDialog.tsx').then((module) => ({ default: module.AuthDialog }));
const sessionEnded = () =>
  import('../../features/auth/SessionEndedDialog.tsx').then((module) => ({
    default: module.SessionEndedDialog,
  }));
const profile = () =>
  import('../../features/profile/EditProfileDialog.tsx').then((module) => ({
    default: module.EditProfileDialog,
  }));

const loaders: Record<DialogName, () => Promise<{ default: ComponentType }>> = {
  login: auth,
  register: auth,
  'forgot-password': auth,
  'edit-profile': profile,
};

/** The shared dialogs, each in a chunk loaded on first use. */
export const AuthDialog: LazyExoticComponent<ComponentType> = lazyChunk(auth);
export const SessionEndedDialog: LazyExoticComponent<ComponentType> = lazyChunk(sessionEnded);
export const EditProfileDialog: LazyExoticComponent<ComponentType> = lazyChunk(profile);

/** Prefetches the chunk of a dialog, on hover or focus of its button. */
export function preloadDialog(name: DialogName): void {
  loaders[name]().catch(() => undefined);
}
