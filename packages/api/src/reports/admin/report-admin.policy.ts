const PERSONAL = new Set(['user', 'message']);

/** Public content can be hidden; a member is deactivated instead, and a message is private. */
export const canHide = (objectType: string): boolean => !PERSONAL.has(objectType);
