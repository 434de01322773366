/** Interface text of what stands for the password. */
export const proofMessages = {
  passkey: 'Use a passkey instead',
  appCode: 'Use a code from your app instead',
  code: 'Code from your app',
  submitCode: 'Use the code',
  passkeyFailed: 'Your passkey could not be used. Try again, or use your password.',
};
