import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The form of a company check; with an id its report (AMB-17), with which the app starts at once. */
export const page = definePage({
  name: 'counter-agent-id',
  path: '/counter-agent/{id?}',
  guardsWithParam: ['auth'],
  html: 'page',
  ids: 'any',
  startsOnLoad: false,
  hasData: true,
  load: async () => {
    const [{ createProductPage }, { loaderWithReport, withReport }, report] = await Promise.all([
      import('./product-page.tsx'),
      import('./with-report.tsx'),
      import('../report/report-page.tsx'),
    ])
    return {
      Component: withReport(createProductPage('counter-agent-id'), report.Component),
      loader: loaderWithReport(report.loader),
    }
  },
})
