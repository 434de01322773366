import { useJoinLink } from '../../../lib/useJoinLink.ts';
import type { Business } from '../businesses.types.ts';

/** The link by which a visitor joins to write to the business. */
export const useWriteLink = ({ name }: Business) =>
  useJoinLink()({ reason: 'write', name }, { dialog: 'either', open: { contact: 'open' } });
