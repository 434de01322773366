const PERSONAL = new Set(['user', 'message']);

/** What stands on pages can be taken off them; a member is deactivated instead, and a message is private. */
export const canHide = (objectType: string): boolean => !PERSONAL.has(objectType);
