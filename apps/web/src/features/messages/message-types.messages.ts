/** What each type of message is called. */
export const messageTypesMessages = {
  opportunity: 'opportunity',
  partnership: 'partnership',
  other: 'other',
};
