import { expect, it } from 'vitest'
import { OFFICIAL_DOCUMENTS_TYPE } from './attachment.ts'

it('names the type of official documents', () => expect(OFFICIAL_DOCUMENTS_TYPE).toBe('official_documents'))
