import { concludeByRules, type IndependentStatement, type Report } from '@proverka/domain/reports'

/** What a provider concludes of a report; its words are shown with its name. */
export interface ProvidedConclusion {
  readonly author: 'rules' | 'model'
  readonly model: string
  readonly statements: readonly IndependentStatement[]
}

/** Who writes the conclusion of an independent report (PROD-06). Throws for an outage. */
export type ConclusionProvider = (report: Report) => Promise<ProvidedConclusion>

/** The embedded provider: rules, and the report says so. */
export const concludeWithRules: ConclusionProvider = async (report) => ({
  author: 'rules',
  model: '',
  statements: concludeByRules(report),
})
