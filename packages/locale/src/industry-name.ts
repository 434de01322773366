let nameOf = (written: string): string => written;

/** How `industryName` learns what the community calls its industries: the API, which knows them. */
export const nameIndustriesWith = (source: (written: string) => string): void => {
  nameOf = source;
};

/** How an industry that a member wrote is called in the reader's language. */
export const industryName = (written: string): string => nameOf(written);
