/** In emails. */
export const queuesMessages = {
  /** Between names. */
  separator: ', ',
  applicants: (names: string, others: number) =>
    others > 0 ? `Waiting for a decision: ${names} and ${others} more.` : `Waiting for a decision: ${names}.`,
};
