/** Interface text around the announcement and the banners. */
export const siteNoticesMessages = {
  announcement: 'Announcement',
  closeBanner: (title: string) => `Close the banner: ${title}`,
};
