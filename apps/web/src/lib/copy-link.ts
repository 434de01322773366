import { toast } from './toast.ts';

const messages = {
  copied: { title: 'Link copied' },
  failed: { title: 'Error', description: 'The link could not be copied. Select and copy it instead.' },
};

/** Copies an address and says so, or says that it has to be copied by hand. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(messages.copied);
  } catch {
    toast({ ...messages.failed, destructive: true });
  }
}
