import { commonMessages } from './common.messages.ts';
import { showLink } from './copy-link.ts';
import { toast } from './toast.ts';
import { truncate } from './truncate.ts';

/** Maximum characters of a shared text, and of a microblog post. */
const SHARE_MAX = 100;
const MICROBLOG_MAX = 200;

type Shared = {
  title: string;
  /** Copied in front of the address; without one, the address alone. */
  text?: string;
  /** Path inside the product. */
  path: string;
};

type Options = {
  /** What says that it has been copied. */
  copied?: { title: string };
  /** The microblog that opens as the last resort, as configured. */
  intentUrl?: string;
};

type Outcome = 'shared' | 'copied' | 'closed' | 'failed';

/**
 * Shares something through the device's share sheet, or else copies it, or else shows the link and opens a microblog.
 * 'closed' means that the viewer closed the sheet; 'failed' that neither sheet nor clipboard worked.
 */
export async function share(
  { title, text = '', path }: Shared,
  { copied = commonMessages.copied, intentUrl = '' }: Options = {},
): Promise<Outcome> {
  const url = new URL(path, window.location.origin).href;
  const short = truncate(text, SHARE_MAX);
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url, ...(short && { text: short }) });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    }
  }
  try {
    await navigator.clipboard.writeText(short ? `${short}\n${url}` : url);
    toast(copied);
    return 'copied';
  } catch {
    // The browser may keep the window from opening, and does not say so.
    showLink(url);
    if (URL.canParse(intentUrl)) openMicroblog(text, url, intentUrl);
    return 'failed';
  }
}

function openMicroblog(text: string, url: string, intentUrl: string): void {
  const intent = new URL(intentUrl);
  intent.searchParams.set('text', truncate(text, MICROBLOG_MAX));
  intent.searchParams.set('url', url);
  window.open(intent, '_blank', 'noopener,noreferrer');
}
