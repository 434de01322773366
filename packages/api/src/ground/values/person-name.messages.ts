/** What the name of an erased member is shown as. */
export const personNameMessages = { formerMember: 'Former Member' };
