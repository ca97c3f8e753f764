import { definePage } from '../../../runtime/navigation/define-page.ts'

const tariff = {
  html: 'page',
  startsOnLoad: false,
  words: ['./tariff-*.tsx', './compar*.ts*'],
  hasData: true,
  load: () => import('./tariff-page.tsx'),
} as const

/** The tariffs, at their address and at a former one. */
export const page = [
  definePage({ name: 'tariff', path: '/tariff', ...tariff }),
  definePage({ name: 'tariffOld', path: '/tariffOld', canonicalRoute: 'tariff', noindex: true, ...tariff }),
]
