import type { ComponentType } from 'react';
import { DeleteSection } from './DeleteSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** What the settings page holds, in order; the first word names the place in the address. */
export const SETTINGS_SECTIONS: { id: string; label: string; Section: ComponentType }[] = [
  { id: 'email', label: 'E-mail', Section: EmailSection },
  { id: 'password', label: 'Password', Section: PasswordSection },
  { id: 'sessions', label: 'Where you are signed in', Section: SessionsSection },
  { id: 'privacy', label: 'Privacy', Section: PrivacySection },
  { id: 'notifications', label: 'Notifications', Section: NotificationsSection },
  { id: 'data', label: 'Your data', Section: ExportSection },
  { id: 'delete', label: 'Delete account', Section: DeleteSection },
];
