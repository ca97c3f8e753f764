import { definePage } from '../../../runtime/navigation/define-page.ts'

/** What two reports on one subject say otherwise (TRUST-09). */
export const page = definePage({
  name: 'report-difference',
  path: '/report/{id}/difference/{otherId}',
  guards: ['auth'],
  grey: true,
  noindex: true,
  html: 'frame',
  ids: 'any',
  hasData: true,
  load: () => import('./difference-page.tsx'),
})
