import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The bulk order. */
export const page = definePage({
  name: 'wholesale',
  path: '/wholesale',
  brands: ['realty'],
  guards: ['physcheckDisabled'],
  html: 'preview',
  words: ['./*.ts*', '../../search/list/*.ts'],
  hasData: true,
  load: () => import('./wholesale-page.tsx'),
})
