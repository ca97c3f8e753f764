import { definePage } from '../../../runtime/navigation/define-page.ts'

const object = {
  noindex: true,
  html: 'page',
  hasData: true,
  load: () => import('./object-page.tsx'),
} as const

/** One object, at its address and at a former one. */
export const page = [
  definePage({ name: 'object-objectKey', path: '/object/{objectKey}', ...object }),
  definePage({
    name: 'objectNew-objectKey',
    path: '/objectNew/{objectKey}',
    canonicalRoute: 'object-objectKey',
    ...object,
  }),
]
