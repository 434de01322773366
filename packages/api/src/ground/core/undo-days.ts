/** How long a deleted post or business can be restored. */
export const UNDO_DAYS = 30;
