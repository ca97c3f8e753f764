import { GENERATED_REPORTS } from '@proverka/domain/fixtures/generated-reports.ts'

/** Documents are slow to make: the ordinary run makes every sixth of the drawn reports, `GENERATED=all` makes each. */
export const SAMPLED_REPORTS =
  process.env['GENERATED'] === 'all'
    ? GENERATED_REPORTS
    : GENERATED_REPORTS.filter((_report, index) => index % 6 === 0)
