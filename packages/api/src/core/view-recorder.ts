import type { WriteBuffer } from './write-buffer.ts';

/** One view of the page of a member or a business. `visitorKey` names the visitor until it is hashed. */
export type PageView = { id: number; visitorKey: string };

/** Buffered views. */
export type ViewRecorder = { profiles: WriteBuffer<PageView>; businesses: WriteBuffer<PageView> };
