import type { DialogLoaders } from '../../runtime/dialogs/dialog-loaders.ts'

/** Each kind is a separate chunk, loaded on first use. */
export const dialogLoaders: DialogLoaders = {
  auth: () => import('../../pages/cabinet/auth/auth-dialog.tsx'),
  'search-results': () => import('../../pages/search/lookup/results-dialog.tsx'),
  suspicious: () => import('../../pages/search/lookup/suspicious-dialog.tsx'),
  services: () => import('../../pages/content/services/services-dialog.tsx'),
  account: () => import('../../pages/cabinet/account/account-dialog.tsx'),
  payment: () => import('../../pages/purchase/payment/payment-dialog.tsx'),
  'payment-page': () => import('../../pages/purchase/payment/payment-page-dialog.tsx'),
  legal: () => import('../../pages/content/legal/legal-dialog.tsx'),
  'set-password': () => import('../../pages/cabinet/auth/set-password-dialog.tsx'),
  'switch-person': () => import('../../pages/cabinet/auth/switch-person-dialog.tsx'),
}
