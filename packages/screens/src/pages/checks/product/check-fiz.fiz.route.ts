import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The form of a person check; with an id its report (AMB-17), with which the app starts at once. */
export const page = definePage({
  name: 'check-fiz-id',
  path: '/check-fiz/{id?}',
  brands: ['fiz'],
  guards: ['physcheck'],
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
      Component: withReport(createProductPage('check-fiz-id'), report.Component),
      loader: loaderWithReport(report.loader),
    }
  },
})
