/** Interface text of the community's own pages. */
export const pagesMessages = {
  updated: 'Last updated',
  loading: 'Loading page...',
  failed: 'This page could not be loaded',
  notFound: {
    title: 'Page Not Found',
    text: "The page you're looking for doesn't exist.",
    back: 'Go to the front page',
  },
};
