/** Why a chapter with coming events is not closed; `more`: so many events beside the named ones. */
export const endEventsMessages = {
  stillToCome: (titles: string[], more: number) => {
    const quoted = titles.map((title) => `“${title}”`);
    const names = new Intl.ListFormat('en-US').format(more > 0 ? [...quoted, `${more} more`] : quoted);
    const isOne = titles.length === 1 && more === 0;
    return `${names} ${isOne ? 'is' : 'are'} still to come. Cancel ${isOne ? 'it' : 'them'} together with the chapter, or close it later.`;
  },
};
