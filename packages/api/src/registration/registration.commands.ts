import type { Context, MemberContext } from '../core/context.ts';
import { forbidden } from '../core/errors.ts';
import { storeSettings } from '../settings/settings.commands.ts';
import { getSiteConfig } from '../site/site.queries.ts';
import { readRegistration, readStoredRegistration, toRegistration } from './registration.queries.ts';
import type {
  Registration,
  RegistrationMode,
  StoredRegistration,
  UpdateRegistrationInput,
} from './registration.schema.ts';

/** Closing keeps the way to join for when registration is switched on again. */
export async function updateRegistration(
  ctx: MemberContext,
  { mode }: UpdateRegistrationInput,
): Promise<Registration> {
  const input: Partial<StoredRegistration> = mode === undefined ? {} : storedMode(mode);
  return toRegistration(
    await storeSettings(ctx, { target: 'registration', input, read: readStoredRegistration }),
  );
}

const storedMode = (mode: RegistrationMode): Partial<StoredRegistration> =>
  mode === 'closed' ? { userRegistration: false } : { userRegistration: true, registrationMode: mode };

/** @throws FORBIDDEN with where to turn to, unless anyone may register */
export async function requireOpenRegistration(ctx: Context): Promise<void> {
  const { mode } = await readRegistration(ctx.db);
  if (mode === 'open') return;
  const { community, contactUrl, supportEmail } = await getSiteConfig(ctx.services);
  const reason =
    mode === 'closed' ? 'Registration is closed at the moment' : `${community.name} is by invitation only`;
  throw forbidden(`${reason}. Questions? ${contactUrl || supportEmail}`);
}
