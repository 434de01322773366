import { commonMessages } from './common.messages.ts';
import { toast } from './toast.ts';

/** Copies an address and says so, or says that it has to be copied by hand. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(commonMessages.linkCopied);
  } catch {
    toast({ ...commonMessages.linkNotCopied, destructive: true });
  }
}
