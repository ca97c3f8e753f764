import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commonDocuments } from './common-documents.ts'
import { commonRoutes } from './common-routes.ts'

it.each(commonRoutes.map(({ route }) => route))(
  '%s: what is written of it is said, of files that are there',
  (route) => {
    const sources = commonDocuments[route]?.sources ?? []
    expect(sources.length).toBeGreaterThan(0)
    for (const file of sources)
      expect([file, existsSync(join(import.meta.dirname, '../..', file))]).toEqual([file, true])
  },
)
