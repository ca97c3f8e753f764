import { expect, it } from 'vitest'
import { fileQueries } from '../src/queries/index.ts'
import { runQuery } from './run-query.ts'
import { travel, type WireCase } from './wire-cases.ts'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const ID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const ATTACHMENT = {
  attachment_id: ID,
  groupID: 'g1',
  name: 'Договор.pdf',
  size: 8,
  path: `attachments/${ID}`,
  media_type: 'application/pdf',
  created_at: '2026-11-21T11:05:00.000Z',
}
const DEAL = { object_key: 'К', parties: [{ role: 'seller', name: 'Савва Ильин' }], price: 100.5 }
const pdf = () => new File(['%PDF-1.7'], 'Договор.pdf')

const { server, client } = await openWire()

it('an upload travels as a form with its file and its group', async () => {
  server.answerWith(json({ data: ATTACHMENT }))
  const reply = await client().files.uploadAttachment({ query: {}, body: { file: pdf(), groupID: 'g1' } })
  expect(reply).toEqual(ATTACHMENT)
  const { method, url, headers, body } = server.last()
  expect([method, url]).toEqual(['POST', '/api/attachment'])
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  for (const part of ['name="file"; filename="Договор.pdf"', '%PDF-1.7', 'name="groupID"\r\n\r\ng1'])
    expect(body).toContain(part)
})

it('the files of a group are asked for by its id', async () => {
  server.answerWith(json({ data: [ATTACHMENT] }))
  expect(await runQuery(fileQueries.attachments(client(), 'g1'))).toEqual([ATTACHMENT])
  expect(server.last()).toMatchObject({ method: 'GET', url: '/api/attachment?groupID=g1' })
})

it('[CALL-040] a file comes as a blob of its own path', async () => {
  server.answerWith({ type: 'application/pdf', body: '%PDF-1.7' })
  const file = await client().files.downloadFile({ params: { path: `attachments/${ID}` } })
  expect(server.last()).toMatchObject({ method: 'GET', url: `/api/files/attachments/${ID}` })
  expect([file.blob.type, await file.blob.text()]).toEqual(['application/pdf', '%PDF-1.7'])
  server.answerWith(json({ error: 'file not found' }, 404))
  await expect(client().files.downloadFile({ params: { path: 'nothing' } })).rejects.toMatchObject({
    statusCode: 404,
    message: 'Файл не найден',
  })
})

it('[CALL-041] the documents of an order come as a blob of the kind that is asked for', async () => {
  server.answerWith({
    type: 'application/pdf',
    body: '%PDF-1.7',
    headers: { 'content-disposition': "attachment; filename*=UTF-8''%D0%BE%D1%82%D1%87%D0%B5%D1%82.pdf" },
  })
  const file = await client().files.downloadOrder({ query: { orderID: ID, fileType: 'pdf' } })
  expect(server.last()).toMatchObject({ method: 'GET', url: `/api/download?orderID=${ID}&fileType=pdf` })
  expect([file.name, file.blob.type]).toEqual(['отчет.pdf', 'application/pdf'])
})

it('a deal travels as JSON, its document as a form', async () => {
  const wire = { method: 'POST', path: '/deal/create', body: DEAL, data: { deal_id: ID } }
  const wanted: WireCase = { ...wire, call: (api) => api.deals.createDeal({ body: DEAL }) }
  expect(await travel(server, client(), wanted)).toEqual(wire)
  server.answerWith(json({ data: { document_id: ID } }))
  const body = { deal_id: ID, attachment_id: ID }
  expect(await client().deals.addDealDocument({ body })).toEqual({ document_id: ID })
  expect(server.last()).toMatchObject({ method: 'POST', url: '/api/deal/add_document' })
  expect(server.last().body).toContain(`name="attachment_id"\r\n\r\n${ID}`)
  await client().deals.addDealDocument({ body: { deal_id: ID, file: pdf() } })
  expect(server.last().body).toContain('filename="Договор.pdf"')
})
