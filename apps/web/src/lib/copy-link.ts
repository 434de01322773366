import { toast } from './toast.ts';

const messages = {
  copied: { title: 'Link copied' },
  byHand: (url: string) => ({ title: 'Copy this link', description: url }),
};

/** Shows an address to be copied by hand, where the browser refuses to. */
export const showLink = (url: string): void => toast({ ...messages.byHand(url), destructive: true });

/** Copies an address and says so, or says that it has to be copied by hand. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(messages.copied);
  } catch {
    showLink(url);
  }
}
