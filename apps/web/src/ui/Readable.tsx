import { useReadable } from '../lib/useReadable.ts';

/** An email or web address as people write it. */
export const Readable = ({ children }: { children: string }) => useReadable(children);
