export const widgetsMessages = {
  title: 'Widgets',
  description: 'What members share as widgets.',
  loading: 'Loading widgets...',
  failed: 'The widgets could not be loaded',
  empty: { title: 'No widgets yet', text: 'Be the first to create one.' },
  form: {
    open: 'New widget',
    title: 'New widget',
    name: 'Title',
    description: 'Description',
    submit: 'Create widget',
    created: 'Widget created',
  },
  deletion: {
    action: 'Delete',
    label: (title: string) => `Delete ${title}`,
    question: 'Delete this widget?',
    text: 'It disappears for everyone and cannot be restored.',
    confirm: 'Delete widget',
    done: 'Widget deleted',
  },
};
