/** The draft of a new post. */
export const NEW_POST = 'post';
