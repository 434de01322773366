import { commonMessages } from './common.messages.ts';
import { toast } from './toast.ts';
import { truncate } from './truncate.ts';

/** Maximum characters of a shared text, and of a microblog post. */
export const SHARE_MAX = 100;
export const MICROBLOG_MAX = 200;

export type Shared = {
  title: string;
  text: string;
  /** Path inside the product. */
  path: string;
};

type Outcome = 'shared' | 'copied' | 'closed' | 'failed';

/**
 * Shares something through the device's share sheet, or else copies it.
 * 'closed' means that the viewer closed the sheet; 'failed' that neither was possible.
 */
export async function share({ title, text, path }: Shared): Promise<Outcome> {
  const url = urlOf(path);
  const short = truncate(text, SHARE_MAX);
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text: short, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    }
  }
  try {
    await navigator.clipboard.writeText(`${short}\n${url}`);
    toast(commonMessages.copied);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** The last resort: opens a microblog with the text filled in. `intentUrl` is configured. */
export function openMicroblog({ text, path }: Pick<Shared, 'text' | 'path'>, intentUrl: string): void {
  if (!URL.canParse(intentUrl)) return;
  const intent = new URL(intentUrl);
  intent.searchParams.set('text', truncate(text, MICROBLOG_MAX));
  intent.searchParams.set('url', urlOf(path));
  window.open(intent, '_blank', 'noopener,noreferrer');
}

const urlOf = (path: string) => new URL(path, window.location.origin).href;
