/** What comments stand under. */
export type CommentSubject = {
  type: 'post' | 'article';
  id: number;
  /** How many there are, as the server counts them. */
  comments: number;
  /** The name of the list for screen readers. */
  label: string;
  /** Changes the count wherever it is shown. */
  onCount: (next: (comments: number) => number) => void;
};
