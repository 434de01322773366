/** Interface text of the pages that stand in for a page that is missing or failed. */
export const errorsMessages = {
  notFound: {
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
    back: 'Go to the home page',
    directory: 'Browse the directory',
  },
  failed: {
    title: 'Something went wrong',
    heading: 'This page could not be loaded',
    text: "It isn't your fault. Trying again in a moment usually helps.",
  },
};
