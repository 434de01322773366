import { commonMessages } from './common.messages.ts';
import { toast } from './toast.ts';

/** Shows an address to be copied by hand, where the browser refuses to. */
export const showLink = (url: string): void => toast(commonMessages.copyByHand(url));

/** Copies an address and says so, or says that it has to be copied by hand. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(commonMessages.linkCopied);
  } catch {
    showLink(url);
  }
}
