import { definePage } from '../../../runtime/navigation/define-page.ts'

const userTariff = {
  guards: ['auth'],
  grey: true,
  noindex: true,
  html: 'frame',
  hasData: true,
  load: () => import('./user-tariff-page.tsx'),
} as const

/** The tariff of a user, at its address and at a former one. */
export const page = [
  definePage({ name: 'user-tariff', path: '/user/tariff', ...userTariff }),
  definePage({
    name: 'user-tariffOld',
    path: '/user/tariffOld',
    canonicalRoute: 'user-tariff',
    ...userTariff,
  }),
]
