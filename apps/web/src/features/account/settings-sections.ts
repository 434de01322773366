import type { ComponentType } from 'react';
import { AppearanceSection } from './AppearanceSection.tsx';
import { BlockedSection } from './BlockedSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';
import { securityMessages } from './security/security.messages.ts';
import { SessionsSection } from './SessionsSection.tsx';
import { accountMessages } from './account.messages.ts';

/** The sections of the settings page in order; `id` is the URL hash. */
export const SETTINGS_SECTIONS: { id: string; label: string; Section: ComponentType }[] = [
  { id: 'email', label: accountMessages.email.title, Section: EmailSection },
  { id: 'password', label: accountMessages.password.title, Section: PasswordSection },
  { id: 'security', label: securityMessages.title, Section: SecuritySection },
  { id: 'sessions', label: accountMessages.sessions.title, Section: SessionsSection },
  { id: 'privacy', label: accountMessages.privacy.title, Section: PrivacySection },
  { id: 'blocked', label: accountMessages.blocked.title, Section: BlockedSection },
  { id: 'appearance', label: accountMessages.appearance.title, Section: AppearanceSection },
  { id: 'language', label: accountMessages.language.title, Section: LanguageSection },
  { id: 'notifications', label: accountMessages.notifications.title, Section: NotificationsSection },
  { id: 'data', label: accountMessages.data.title, Section: ExportSection },
  { id: 'delete', label: accountMessages.deletion.title, Section: DeleteSection },
];
