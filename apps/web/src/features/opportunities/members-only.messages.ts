/** What only members see of the opportunities, for visitors. */
export const membersOnlyMessages = {
  title: (count: string, isOne: boolean) =>
    isOne ? '1 opportunity is for members only' : `${count} opportunities are for members only`,
  atLeast: (count: number) => `At least ${count}`,
  text: 'Join to read them and to apply. You come back to this page.',
};
