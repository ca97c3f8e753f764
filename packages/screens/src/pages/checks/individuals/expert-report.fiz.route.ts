import { definePage } from '../../../runtime/navigation/define-page.ts'

/** A report for those alone whose account has `ai_report`. */
export const page = definePage({
  name: 'physcheck-expert-id',
  path: '/physcheck-expert/{id}',
  brands: ['fiz'],
  guards: ['physcheck', 'auth'],
  noindex: true,
  html: 'frame',
  ids: 'any',
  hasData: true,
  load: async () => {
    const [{ forExperts, ExpertFrame }, report] = await Promise.all([
      import('./expert-guard.tsx'),
      import('../report/report-page.tsx'),
    ])
    return { Component: forExperts(report.Component), Frame: ExpertFrame, loader: report.loader }
  },
})
