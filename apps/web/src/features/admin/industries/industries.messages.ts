/** Interface text of the console page about industries. */
export const industriesMessages = {
  title: 'Industries and categories',
  description: 'Used to list and filter businesses and members. Forms show them in this order.',
  inLanguages: 'Names in other languages',
  failed: 'The industries could not be loaded',
  list: 'Industries',
  empty: { title: 'No industries yet', text: 'Add the first one, and businesses and members can choose it.' },
  add: { label: 'New industry', submit: 'Add', done: 'Industry added' },
  retired: 'Retired',
  rename: {
    open: 'Rename',
    label: (name: string) => `Rename ${name}`,
    field: 'Name',
    hint: 'Businesses and members that have it get the new name within a minute or two.',
    submit: 'Save',
    done: 'Industry renamed',
  },
  merge: {
    open: 'Merge',
    label: (name: string) => `Merge ${name} into another`,
    field: 'Merge into',
    choose: 'Choose an industry',
    text: (name: string) =>
      `${name} is removed from the list. Its businesses and members move to the other industry. You can't undo this.`,
    submit: 'Merge',
    done: 'Industries merged',
  },
  retire: { open: 'Retire', label: (name: string) => `Retire ${name}` },
  offer: { open: 'Reactivate', label: (name: string) => `Reactivate ${name}` },
};
