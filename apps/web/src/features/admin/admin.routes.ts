import type { RouteObject } from 'react-router-dom';
import { forMembers, forStaff } from '../../lib/guards.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { Utils } from '../../lib/trpc.ts';

export const adminRoutes = (utils: Utils): RouteObject[] => [
  {
    ...lazyPage('features/admin/frame/ConsoleFrame.tsx', async () => {
      const { ConsoleFrame } = await import('./frame/ConsoleFrame.tsx');
      return { Component: ConsoleFrame };
    }),
    children: [
      {
        path: '/admin',
        loader: forStaff(utils),
        ...lazyPage('features/admin/AdminPage.tsx', async () => {
          const { AdminPage } = await import('./AdminPage.tsx');
          return { Component: AdminPage };
        }),
      },
      {
        path: '/admin/members/:id',
        loader: forStaff(utils),
        ...lazyPage('features/admin/users/AdminMemberPage.tsx', async () => {
          const { AdminMemberPage } = await import('./users/AdminMemberPage.tsx');
          return { Component: AdminMemberPage };
        }),
      },
      {
        path: '/admin/orders',
        loader: forStaff(utils),
        ...lazyPage('features/admin/orders/AdminOrdersPage.tsx', async () => {
          const { AdminOrdersPage } = await import('./orders/AdminOrdersPage.tsx');
          return { Component: AdminOrdersPage };
        }),
      },
      {
        path: '/admin/reports',
        loader: forStaff(utils),
        ...lazyPage('features/admin/reports/AdminReportsPage.tsx', async () => {
          const { AdminReportsPage } = await import('./reports/AdminReportsPage.tsx');
          return { Component: AdminReportsPage };
        }),
      },
      {
        path: '/admin/imports',
        loader: forStaff(utils),
        ...lazyPage('features/admin/imports/AdminImportsPage.tsx', async () => {
          const { AdminImportsPage } = await import('./imports/AdminImportsPage.tsx');
          return { Component: AdminImportsPage };
        }),
      },
      {
        path: '/admin/services',
        loader: forStaff(utils),
        ...lazyPage('features/admin/services/AdminServicesPage.tsx', async () => {
          const { AdminServicesPage } = await import('./services/AdminServicesPage.tsx');
          return { Component: AdminServicesPage };
        }),
      },
      {
        path: '/admin/industries',
        loader: forStaff(utils),
        ...lazyPage('features/admin/industries/AdminIndustriesPage.tsx', async () => {
          const { AdminIndustriesPage } = await import('./industries/AdminIndustriesPage.tsx');
          return { Component: AdminIndustriesPage };
        }),
      },
      {
        path: '/admin/figures/:figure?',
        loader: forStaff(utils),
        ...lazyPage('features/admin/figures/FiguresRoute.tsx', async () => {
          const { FiguresRoute } = await import('./figures/FiguresRoute.tsx');
          return { Component: FiguresRoute };
        }),
      },
      {
        path: '/admin/audit',
        loader: forStaff(utils),
        ...lazyPage('features/admin/audit/AdminAuditPage.tsx', async () => {
          const { AdminAuditPage } = await import('./audit/AdminAuditPage.tsx');
          return { Component: AdminAuditPage };
        }),
      },
      {
        path: '/admin/roles',
        loader: forStaff(utils),
        ...lazyPage('features/admin/roles/AdminRolesPage.tsx', async () => {
          const { AdminRolesPage } = await import('./roles/AdminRolesPage.tsx');
          return { Component: AdminRolesPage };
        }),
      },
      {
        path: '/admin/handovers',
        loader: forStaff(utils),
        ...lazyPage('features/admin/handovers/HandoversPage.tsx', async () => {
          const { HandoversPage } = await import('./handovers/HandoversPage.tsx');
          return { Component: HandoversPage };
        }),
      },
      {
        path: '/admin/community',
        loader: forStaff(utils),
        ...lazyPage('features/admin/community/CommunityPage.tsx', async () => {
          const { CommunityPage } = await import('./community/CommunityPage.tsx');
          return { Component: CommunityPage };
        }),
      },
      {
        path: '/admin/registration',
        loader: forStaff(utils),
        ...lazyPage('features/admin/registration/RegistrationPage.tsx', async () => {
          const { RegistrationPage } = await import('./registration/RegistrationPage.tsx');
          return { Component: RegistrationPage };
        }),
      },
      {
        path: '/admin/pages',
        loader: forStaff(utils),
        ...lazyPage('features/admin/pages/AdminPagesPage.tsx', async () => {
          const { AdminPagesPage } = await import('./pages/AdminPagesPage.tsx');
          return { Component: AdminPagesPage };
        }),
      },
      {
        path: '/admin/data-requests',
        loader: forStaff(utils),
        ...lazyPage('features/admin/data-requests/DataRequestsPage.tsx', async () => {
          const { DataRequestsPage } = await import('./data-requests/DataRequestsPage.tsx');
          return { Component: DataRequestsPage };
        }),
      },
      {
        path: '/admin/data-requests/:id',
        loader: forStaff(utils),
        ...lazyPage('features/admin/data-requests/ReceiptPage.tsx', async () => {
          const { ReceiptPage } = await import('./data-requests/ReceiptPage.tsx');
          return { Component: ReceiptPage };
        }),
      },
      {
        path: '/admin/mail',
        loader: forStaff(utils),
        ...lazyPage('features/admin/mail/AdminMailPage.tsx', async () => {
          const { AdminMailPage } = await import('./mail/AdminMailPage.tsx');
          return { Component: AdminMailPage };
        }),
      },
      {
        path: '/admin/applicants',
        loader: forStaff(utils),
        ...lazyPage('features/admin/applicants/ApplicantsPage.tsx', async () => {
          const { ApplicantsPage } = await import('./applicants/ApplicantsPage.tsx');
          return { Component: ApplicantsPage };
        }),
      },
      {
        path: '/admin/invitations',
        loader: forStaff(utils),
        ...lazyPage('features/admin/invitations/AdminInvitationsPage.tsx', async () => {
          const { AdminInvitationsPage } = await import('./invitations/AdminInvitationsPage.tsx');
          return { Component: AdminInvitationsPage };
        }),
      },
    ],
  },
  // Beside the frame: who takes over has no role yet.
  {
    path: '/handovers/:id',
    loader: forMembers(utils),
    ...lazyPage('features/admin/handovers/HandoverPage.tsx', async () => {
      const { HandoverPage } = await import('./handovers/HandoverPage.tsx');
      return { Component: HandoverPage };
    }),
  },
];
