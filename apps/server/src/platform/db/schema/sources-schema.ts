import type { Generated } from 'kysely'

export interface SourceCallsTable {
  id: Generated<string>
  source: string
  service: string
  at: Date
  duration_ms: number
  failure: string | null
  cost_kopecks: number
}

export interface SourcesSchema {
  source_calls: SourceCallsTable
}
