import { currentLocale } from '@guildhall/locale/current-locale';
import { formatsLocale } from '@guildhall/locale/locales';
import { paletteOf } from '../../community/community/brand-palette.schema.ts';
import { type Formats, formatsOf } from '../../ground/settings/formats.schema.ts';
import type { Area } from '../../ground/settings/areas.schema.ts';
import type { Services } from '../../ground/core/context.ts';

export type MailServices = Pick<Services, 'config' | 'signer' | 'community'>;

/** What composing a mail needs besides the database. */
export type MailDependencies = {
  config: { publicOrigin: string; supportEmail: string };
  signer: Services['signer'];
  /** The name of the community, which the mail comes from. */
  siteName: string;
  /** Readable with white text. */
  buttonColor: string;
  /** What mails say nothing about. */
  disabledAreas: Area[];
  formats: Formats;
};

export async function mailDependencies({
  config,
  signer,
  community,
}: MailServices): Promise<MailDependencies> {
  const settings = await community.get();
  const { name: siteName, supportEmail, disabledAreas, primaryColor, accentColor } = settings;
  return {
    config: { publicOrigin: config.publicOrigin, supportEmail: supportEmail || config.supportEmail },
    signer,
    siteName,
    buttonColor: paletteOf(primaryColor, accentColor).forest[7],
    disabledAreas,
    formats: formatsOf({ ...settings, dateLocale: formatsLocale(currentLocale(), settings) }),
  };
}
