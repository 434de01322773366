import { randomUUID } from 'node:crypto';
import { makeOrder, makeService } from '@guildhall/db/testing';
import { ADMINS, EVERYONE, MEMBERS, type MatrixRow, OWNER_ONLY, type Fixtures } from './matrix.ts';

const ownersOrder = async ({ db, members }: Fixtures, more: object = {}) => ({
  id: (await makeOrder(db, { userId: members.owner.id, ...more })).id,
});
const quoted = (fixtures: Fixtures) => ownersOrder(fixtures, { totalAmount: 0, quotedAmount: 500 });

/** Administrators see the order, but the answer is not theirs to give. */
const OWNER_ALONE_BUT_SEEN = { ...OWNER_ONLY, admin: 409 as const };

export const serviceRows: MatrixRow[] = [
  { procedure: 'services.list', route: 'GET /api/services', expect: EVERYONE },
  { procedure: 'admin.services.list', route: 'GET /api/admin/services', expect: ADMINS },
  {
    procedure: 'admin.services.create',
    route: 'POST /api/admin/services',
    input: () => ({
      name: 'Shop window',
      description: 'Five pages.',
      category: 'web_design',
      price: 0,
      deliveryTime: '',
      features: [],
      isActive: false,
    }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.services.update',
    route: 'PATCH /api/admin/services/:id',
    input: async ({ db }) => ({ id: (await makeService(db)).id, price: 500 }),
    expect: ADMINS,
  },
  {
    procedure: 'admin.services.delete',
    route: 'DELETE /api/admin/services/:id',
    input: async ({ db }) => ({ id: (await makeService(db)).id }),
    expect: ADMINS,
  },
  {
    procedure: 'orders.list',
    route: 'GET /api/services/orders',
    input: () => ({ limit: 5 }),
    expect: MEMBERS,
  },
  {
    procedure: 'orders.place',
    route: 'POST /api/services/order',
    input: async ({ db }) => ({
      serviceId: (await makeService(db)).id,
      projectName: randomUUID(),
      projectDescription: 'What is wanted.',
    }),
    expect: MEMBERS,
  },
  {
    procedure: 'orders.timeline',
    route: 'GET /api/services/orders/:id/timeline',
    input: (fixtures) => ownersOrder(fixtures),
    permissions: ['orders'],
    expect: { ...OWNER_ONLY, admin: 'ok' },
  },
  {
    procedure: 'orders.write',
    route: 'POST /api/services/orders/:id/messages',
    input: async (fixtures) => ({ ...(await ownersOrder(fixtures)), text: 'When does it begin?' }),
    permissions: ['orders'],
    expect: { ...OWNER_ONLY, admin: 'ok' },
  },
  {
    procedure: 'orders.cancel',
    route: 'POST /api/services/orders/:id/cancel',
    input: (fixtures) => ownersOrder(fixtures),
    permissions: ['orders'],
    expect: OWNER_ALONE_BUT_SEEN,
  },
  {
    procedure: 'orders.acceptQuote',
    route: 'POST /api/services/orders/:id/accept-quote',
    input: quoted,
    permissions: ['orders'],
    expect: OWNER_ALONE_BUT_SEEN,
  },
  {
    procedure: 'orders.declineQuote',
    route: 'POST /api/services/orders/:id/decline-quote',
    input: quoted,
    permissions: ['orders'],
    expect: OWNER_ALONE_BUT_SEEN,
  },
  {
    procedure: 'orders.listAll',
    route: 'GET /api/admin/orders',
    input: () => ({ limit: 5 }),
    expect: ADMINS,
  },
  {
    procedure: 'orders.setStatus',
    route: 'PATCH /api/admin/orders/:id/status',
    input: async (fixtures) => ({ ...(await ownersOrder(fixtures)), status: 'in_progress' }),
    expect: ADMINS,
  },
  {
    procedure: 'orders.quote',
    route: 'POST /api/admin/orders/:id/quote',
    input: async (fixtures) => ({ ...(await ownersOrder(fixtures, { totalAmount: 0 })), amount: 500 }),
    expect: ADMINS,
  },
];
