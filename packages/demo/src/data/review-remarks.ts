/** Short remarks that fit any business, by stars. Null is a review without words. */
export const reviewRemarks: Readonly<Record<3 | 4 | 5, readonly (string | null)[]>> = {
  5: [
    'Exactly what was agreed, on the day it was agreed.',
    'Friendly on the telephone and even better in person.',
    'They told me what I did not need. I came back for what I did.',
    'I have sent three people here and all three thanked me.',
    'You notice that they like what they do.',
    'Answered within the hour, solved within the day.',
    null,
  ],
  4: [
    'Very good work. Book ahead, they are busy.',
    'A small misunderstanding at the start, put right without a word from me.',
    'Good value, and the invoice could be read without help.',
    'Happy with it. One more photograph on the website would have helped me find the door.',
    null,
  ],
  3: [
    'The result is fine, it just took two reminders.',
    'Nice people, a bit overbooked in the season.',
    'Good, though a little dearer than I had understood.',
  ],
};
