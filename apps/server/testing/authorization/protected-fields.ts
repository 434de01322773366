/** Fields that clients must not set (mass assignment), with tempting values. */
export const PROTECTED_FIELDS: Record<string, unknown> = {
  id: 987_654_321,
  role: 'admin',
  isActive: true,
  password: 'forged-password',
  email: 'forged@forged.test',
  username: 'forged-name',
  createdAt: '2001-01-01T00:00:00.000Z',
  profileCompleted: true,
  ownerId: 987_654_321,
  userId: 987_654_321,
  isVerified: true,
  isFeatured: true,
  slug: 'forged-slug',
  rating: 5,
  reviewCount: 98_765,
  viewCount: 98_765,
  contactCount: 98_765,
  likes: 98_765,
  comments: 98_765,
  shares: 98_765,
  clicks: 98_765,
  isPublished: true,
  isApproved: true,
  totalAmount: 98_765,
  status: 'completed',
  ghlContactId: 'forged-contact',
  ghlWorkflowId: 'forged-workflow',
  ghlStatus: 'forged-status',
  membershipNumber: 'forged-number',
  membershipExpiresOn: '2199-12-31',
  adminNotes: 'forged notes',
};

/** Fields that only administrators may set, by procedure. */
export const SET_BY_ADMINISTRATORS: Record<string, string[]> = {
  'admin.articles.setStatus': ['isPublished', 'isFeatured'],
  'admin.banners.create': ['isActive'],
  'admin.banners.update': ['isActive'],
  'admin.posts.setVisibility': ['isPublished'],
  'admin.services.create': ['isActive'],
  'admin.services.update': ['isActive'],
  'admin.users.add': ['email'],
  'admin.users.update': ['email', 'membershipNumber', 'membershipExpiresOn', 'adminNotes'],
  'admin.users.setActive': ['isActive'],
  'admin.users.setRole': ['role'],
  'articles.create': ['isPublished', 'isFeatured'],
  'articles.update': ['isPublished', 'isFeatured'],
  'businesses.admin.create': ['ownerId', 'email', 'isActive', 'isVerified', 'isFeatured'],
  'businesses.admin.update': ['ownerId', 'email', 'isActive', 'isVerified', 'isFeatured'],
  'businesses.admin.setStatus': ['isActive', 'isVerified'],
  'businesses.reviews.moderate': ['isApproved'],
  'orders.setStatus': ['status'],
};

/** Inputs that legitimately have such a name; the procedure's own rules decide. */
export const SAID_BY_MEMBERS: Record<string, string[]> = {
  // Who the member is.
  'auth.register': ['email', 'password'],
  'registration.join': ['email', 'password'],
  'auth.login': ['email', 'password'],
  'setup.createAdministrator': ['email', 'password'],
  'account.forgotPassword': ['email'],
  'account.resetPassword': ['password'],
  'account.delete': ['password'],
  'admin.confirmPassword': ['password'],
  // Whom they mean.
  'businesses.team.invite': ['username', 'role'],
  'connections.block': ['userId'],
  'connections.unblock': ['userId'],
  'connections.dismiss': ['userId'],
  'messages.markThreadRead': ['userId'],
  // Their answer, one of the few that are theirs to give.
  'connections.respond': ['status'],
  'opportunities.applications.answer': ['userId', 'status'],
  'referrals.respond': ['status'],
  // Their stars; the business's own are computed.
  'businesses.reviews.write': ['rating'],
  // How to reach the business, and whether mails are wanted.
  'businesses.create': ['email'],
  'businesses.update': ['email'],
  'notifications.setPreference': ['email'],
};
