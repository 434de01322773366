/** Interface text of the Businesses tab. */
export const adminBusinessesMessages = {
  noun: 'businesses',
  search: {
    label: 'Search businesses by name, industry, category or description',
    placeholder: 'Search businesses...',
  },
  filters: {
    all: 'All businesses',
    active: 'Active',
    inactive: 'Inactive',
    unverified: 'Not verified',
    deleted: 'Deleted',
  },
  empty: 'Members add their own businesses. You can also add one for them.',
  import: 'Import businesses',
  add: 'Add Business',
  edit: 'Edit Business',
  create: 'Create Business',
  creating: 'Creating...',
  saving: 'Saving...',
  active: 'Active',
  inactive: 'Inactive',
  verified: 'Verified',
  featured: 'Featured',
  stats: (ownerId: number, owner: string, views: number, reviews: number) =>
    `Owner #${ownerId}, ${owner} · ${views === 1 ? '1 view' : `${views} views`} · ${reviews === 1 ? '1 review' : `${reviews} reviews`}`,
  administration: {
    legend: 'Administration',
    owner: 'Owner',
    ownerHint: 'The member who edits it and answers for it.',
  },
  deleted: (name: string) => `“${name}” was deleted.`,
  restored: { title: 'Business restored' },
  createFailed: { title: 'Error', description: 'Failed to create business' },
  updateFailed: { title: 'Error', description: 'Failed to update business' },
  noneSelected: { title: 'Error', description: 'No business selected' },
};
