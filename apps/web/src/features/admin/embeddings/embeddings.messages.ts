/** Interface text of the embeddings service in the console. */
export const embeddingsMessages = {
  title: 'Embeddings service',
  failed: "The embeddings service's status could not be loaded",
  purpose: (model: string, host: string) => `Matches are ordered with help from ${model} at ${host}.`,
  progress: (done: number, total: number) =>
    `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} members done`,
  answered: (when: string) => `Last response: ${when}`,
  neverAnswered: 'No response yet',
  problem: {
    title: "The service isn't answering as expected",
    text: (sentence: string) =>
      `${sentence}. Until it's working again, members who haven't been processed are matched with the built-in model.`,
    retry: (when: string) => `Next try: ${when}.`,
  },
  tryNow: 'Try now',
  tried: { title: 'Checking the service', description: 'The result appears here in a few seconds.' },
};
