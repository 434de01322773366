import type { Services } from '../core/context.ts';

export type MailServices = Pick<Services, 'config' | 'signer' | 'community'>;

/** What composing a mail needs besides the database. */
export type MailDependencies = {
  config: { publicOrigin: string; supportEmail: string };
  signer: Services['signer'];
  /** The name of the community, which the mail comes from. */
  siteName: string;
};

export async function mailDependencies({
  config,
  signer,
  community,
}: MailServices): Promise<MailDependencies> {
  const { name: siteName, supportEmail } = await community.get();
  return {
    config: { publicOrigin: config.publicOrigin, supportEmail: supportEmail || config.supportEmail },
    signer,
    siteName,
  };
}
