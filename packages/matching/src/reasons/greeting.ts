import { translated } from '@guildhall/locale/translated';
import { quote, quoteNeed } from './quote.ts';
import { reasonMessages } from './reasons.messages.ts';
import type { Explained } from './sentences.ts';
import { strongest } from './strongest.ts';

/**
 * How the viewer may write to the other member for the first time: with what both wrote, where one meets a need of the
 * other for certain; null elsewhere, where a sentence would claim what the writer does not know.
 */
export function greetingOf({ viewer, other, viewerFits, asked }: Explained): string | null {
  const messages = translated(reasonMessages).greeting;
  const sought = strongest(viewer, other, viewerFits);
  if (sought?.says === 'meets') {
    const need = quoteNeed(sought.pair.need.text);
    const { field, text } = sought.pair.offer;
    return field === 'jobTitle' ? messages.theirWork(need) : messages.theyOffer(need, quote(text));
  }
  if (asked?.says === 'meets')
    return messages.iOffer(quoteNeed(asked.pair.need.text), quote(asked.pair.offer.text));
  return null;
}
