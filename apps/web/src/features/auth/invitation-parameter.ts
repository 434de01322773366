/** Query parameter of the registration dialog: the code of an invitation. */
export const INVITATION_PARAMETER = 'invitation';
