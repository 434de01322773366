import type { Block, Inline } from '@guildhall/markdown';
import { hrefOf } from '@guildhall/markdown';
import { parseMarkdown } from '@guildhall/markdown/parse';
import type { Viewer } from '../../ground/core/context.ts';
import type { SiteSettings } from '../settings/settings.schema.ts';
import type { AnnouncementPart } from './banners.schema.ts';

type Announced = Pick<
  SiteSettings,
  'announcement' | 'announcementStartsAt' | 'announcementEndsAt' | 'announcementAudience'
>;

/** Whether this viewer reads the announcement at this moment. */
export function isAnnounced(settings: Announced, viewer: Viewer | null, now: Date): boolean {
  const { announcementStartsAt: starts, announcementEndsAt: ends, announcementAudience } = settings;
  if (announcementAudience === 'members' && viewer === null) return false;
  return (starts === null || new Date(starts) <= now) && (ends === null || now < new Date(ends));
}

/** The words of an announcement with what is bold or a link; line breaks stay, other formatting is left out. */
export function announcementParts(text: string): AnnouncementPart[] {
  const parts = parseMarkdown(text).flatMap((block, index) =>
    index > 0 ? [plain('\n')].concat(blockParts(block)) : blockParts(block),
  );
  const merged: AnnouncementPart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last && last.href === part.href && last.isBold === part.isBold) last.text += part.text;
    else merged.push({ ...part });
  }
  return merged;
}

const plain = (text: string): AnnouncementPart => ({ text, isBold: false, href: null });

function blockParts(block: Block): AnnouncementPart[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.children.flatMap((child) => inlineParts(child, plain('')));
    case 'quote':
      return block.children.flatMap(blockParts);
    case 'list':
      return block.items.flatMap((item, index) =>
        [plain(`${index > 0 ? '\n' : ''}• `)].concat(item.flatMap(blockParts)),
      );
    case 'code':
      return [plain(block.text)];
    case 'picture':
      return [];
  }
}

function inlineParts(inline: Inline, look: AnnouncementPart): AnnouncementPart[] {
  if (typeof inline === 'string') return [{ ...look, text: inline }];
  switch (inline.type) {
    case 'strong':
      return inline.children.flatMap((child) => inlineParts(child, { ...look, isBold: true }));
    case 'emphasis':
      return inline.children.flatMap((child) => inlineParts(child, look));
    case 'link':
      return inline.children.flatMap((child) => inlineParts(child, { ...look, href: hrefOf(inline.url) }));
    case 'code':
      return [{ ...look, text: inline.text }];
    case 'mention':
      return [{ ...look, text: inline.name }];
  }
}
