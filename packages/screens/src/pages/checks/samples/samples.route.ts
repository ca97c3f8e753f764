import { definePage } from '../../../runtime/navigation/define-page.ts'

const FOLDER = 'packages/screens/src/pages/checks/samples'

/** The page of a sample: that which shows the report of this file. */
const sample = (file: string) =>
  ({
    html: 'page',
    files: [`${FOLDER}/sample-page.tsx`, `${FOLDER}/reports/${file}.json`],
    load: async () => ({ Component: await (await import('./sample-page.tsx')).loadSamplePage(file) }),
  }) as const

/** A sample of each report that is sold with one; its id alone may be asked for (AMB-123). */
export const page = [
  definePage({
    name: 'check-person-preview-id',
    path: '/check-person-preview/{id?}',
    ids: ['00000000-0000-4000-8000-000000000001'],
    ...sample('check-person-preview-id'),
  }),
  definePage({
    name: 'check-auto-preview-id',
    path: '/check-auto-preview/{id?}',
    ids: ['00000000-0000-4000-8000-000000000004'],
    ...sample('check-auto-preview-id'),
  }),
  definePage({
    name: 'credit-rating-preview-id',
    path: '/credit-rating-preview/{id?}',
    ids: ['00000000-0000-4000-8000-000000000002'],
    ...sample('credit-rating-preview-id'),
  }),
  definePage({
    name: 'cost-assessment-preview-id',
    path: '/cost-assessment-preview/{id?}',
    ids: ['00000000-0000-4000-8000-000000000026'],
    ...sample('cost-assessment-preview-id'),
  }),
  definePage({
    name: 'counter-agent-preview-id',
    path: '/counter-agent-preview/{id?}',
    ids: ['00000000-0000-4000-8000-000000000005'],
    ...sample('counter-agent-preview-id'),
  }),
  definePage({
    name: 'egrn-object-preview-id',
    path: '/egrn-object-preview/{id?}',
    ids: ['00000000-0000-4000-8000-000000000006'],
    ...sample('egrn-object-preview-id'),
  }),
  definePage({
    name: 'egrn-right-list-preview-id',
    path: '/egrn-right-list-preview/{id?}',
    ids: ['00000000-0000-4000-8000-000000000007'],
    ...sample('egrn-right-list-preview-id'),
  }),
  definePage({
    name: 'full-check-preview-id',
    path: '/full-check-preview/{id?}',
    ids: ['00000000-0000-4000-8000-000000000090'],
    ...sample('full-check-preview-id'),
  }),
  definePage({
    name: 'independent-report-preview-id',
    path: '/independent-report-preview/{id?}',
    ids: ['00000000-0000-4000-8000-000000000094'],
    ...sample('independent-report-preview-id'),
  }),
  definePage({
    name: 'risk-preview-id',
    path: '/risk-preview/{id?}',
    ids: ['00000000-0000-4000-8000-000000000003'],
    ...sample('risk-preview-id'),
  }),
  definePage({
    name: 'valuation-demo-page',
    path: '/valuation/demo-page',
    ids: ['00000000-0000-4000-8000-000000000026'],
    canonicalRoute: 'cost-assessment-preview-id',
    noindex: true,
    ...sample('cost-assessment-preview-id'),
  }),
]
