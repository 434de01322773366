import { Permission } from '@guildhall/api/ground/roles/roles.schema';
import type { AdminMember } from '../src/features/admin/users/member.hooks.ts';
import type { AdminUser } from '../src/features/admin/users/users.hooks.ts';
import type { AdminBusiness } from '../src/features/admin/businesses/businesses.hooks.ts';
import type { AdminPost } from '../src/features/admin/posts/posts.hooks.ts';
import type { BackupItem, BackupJob } from '../src/features/admin/backups/backup-format.ts';
import { BLANK_PROFILE, memberOf } from './members.ts';

const WHEN = '2026-11-01T10:00:00.000Z';

/** An administrator. */
export const adminOf = () =>
  memberOf({
    id: 1,
    firstName: 'Ada',
    lastName: 'Keeper',
    role: 'admin',
    permissions: Permission.options,
  });

export const userOf = (fields: Partial<AdminUser> = {}): AdminUser => ({
  id: 7,
  username: 'ana-duarte',
  firstName: 'Ana',
  lastName: 'Duarte',
  email: 'ana@example.test',
  company: 'Pão & Co',
  jobTitle: 'Baker',
  industry: null,
  location: 'Porto',
  phoneNumber: null,
  invitedAt: null,
  suspendedUntil: null,
  role: 'user',
  isActive: true,
  hasJoined: true,
  membershipNumber: null,
  membershipStartsOn: null,
  membershipExpiresOn: null,
  connectionCount: 4,
  avatar: null,
  createdAt: WHEN,
  lastSeenAt: WHEN,
  ...fields,
});

export const memberDetailsOf = (fields: Partial<AdminMember> = {}): AdminMember => ({
  ...BLANK_PROFILE,
  ...userOf(),
  location: 'Porto',
  skills: ['Baking'],
  emailVerifiedAt: WHEN,
  adminNotes: null,
  isLapsed: false,
  emailBounce: null,
  hasSecondFactor: false,
  resendable: null,
  ...fields,
});

export const postOf = (fields: Partial<AdminPost> = {}): AdminPost => ({
  id: 11,
  content: 'Fresh bread at six.',
  type: 'general',
  state: 'published',
  isPublished: true,
  chapter: null,
  likes: 3,
  comments: 1,
  shares: 0,
  reports: 2,
  author: { id: 7, name: 'Ana Duarte', username: 'ana-duarte', company: 'Pão & Co' },
  createdAt: WHEN,
  relativeTime: '2d ago',
  deletedAt: null,
  ...fields,
});

export const businessOf = (fields: Partial<AdminBusiness> = {}): AdminBusiness => ({
  id: 21,
  slug: 'pao-co',
  name: 'Pão & Co',
  description: 'Bread from a wood oven.',
  shortDescription: null,
  industry: 'Retail',
  category: 'Other',
  website: null,
  email: null,
  phone: null,
  address: null,
  city: 'Porto',
  state: null,
  zipCode: null,
  country: 'Portugal',
  logo: null,
  coverImage: null,
  yearEstablished: 1999,
  employeeCount: null,
  serviceDetails: [],
  services: [],
  businessHours: null,
  socialMedia: null,
  isActive: true,
  isVerified: false,
  isFeatured: false,
  ownerId: 7,
  ownerName: 'Ana Duarte',
  rating: 0,
  reviewCount: 0,
  viewCount: 0,
  version: 2,
  createdAt: WHEN,
  deletedAt: null,
  ...fields,
});

export const backupOf = (fields: Partial<BackupItem> = {}): BackupItem => ({
  name: 'full-backup-20261101T100000Z-0a1b2c3d.tar.zst',
  kind: 'full',
  madeAt: WHEN,
  sizeBytes: 3_400_000,
  state: 'verified',
  verifiedAt: WHEN,
  verifyMs: 2_300,
  origin: 'admin',
  error: null,
  ...fields,
});

export const jobOf = (fields: Partial<BackupJob> = {}): BackupJob => ({
  id: 1,
  job: 'restore',
  name: 'full-backup-20261101T100000Z-0a1b2c3d.tar.zst',
  status: 'done',
  step: null,
  progress: 100,
  safetyBackupName: null,
  error: null,
  startedAt: WHEN,
  finishedAt: WHEN,
  ...fields,
});
