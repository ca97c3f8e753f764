import * as v from 'valibot'
import { expect, it } from 'vitest'
import { attachmentSchema, OFFICIAL_DOCUMENTS_TYPE } from './attachment.ts'

const upload = { attachment_id: 'a1', groupID: 'g1', name: 'Выписка.xml', size: 1024 }

it('parses an upload with its group', () => {
  expect(v.parse(attachmentSchema, upload)).toEqual(upload)
  expect(v.is(attachmentSchema, { ...upload, groupID: undefined })).toBe(false)
})

it('[ENTITY-36] marks official documents by their type', () => {
  expect(OFFICIAL_DOCUMENTS_TYPE).toBe('official_documents')
  const marked = v.parse(attachmentSchema, { ...upload, type: OFFICIAL_DOCUMENTS_TYPE })
  expect(marked.type).toBe('official_documents')
})
