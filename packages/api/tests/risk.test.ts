import { expect, it } from 'vitest'
import { getRiskReport, riskQueries } from '../src/queries/index.ts'
import { runQuery } from './run-query.ts'
import { travel, type WireCase } from './wire-cases.ts'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const ITEM = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const ORDER = '019bd2d3-a928-42a3-91c2-a188278f658c'
const ID = 'e809d06d-8cff-4d53-892b-54a44c078e1b'
const PERSON = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }
const OWNER = { id: ID, order_item_id: ITEM, order_id: ORDER, owner: PERSON }
const CONCLUSION = { conclusion_id: ID, text: 'Взять расписку', created_at: '2026-11-21T11:05:00.000Z' }
const STATEMENT = { key: 'seller', text: 'Долгов нет' }
const REMOVED = { removed: true }
const TASK = {
  task_id: ID,
  task_type: 'bailiffs',
  task_result: { result: { kind: 'not-found' }, text: 'Не найдено', images: [] },
  status: 'done',
  missing_requirements: [],
  number_of_starts: 1,
  started_at: '2026-11-21T11:05:00.000Z',
}
const REPORT = {
  order_item_id: ITEM,
  order_id: ORDER,
  version: 'V2.1',
  owner: OWNER,
  tasks: [TASK],
  conclusions: [CONCLUSION],
  global_data: { demo: true },
  status: 'finished',
  started_at: '2026-11-21T11:05:00.000Z',
  updated_at: '2026-11-21T11:05:00.000Z',
  owners: [{ ...OWNER, tasks: [] }],
  tasks_general: [],
  tasks_parse_xml: [],
  statements: [STATEMENT],
  survey: { цель: 'покупка' },
  closed_at: null,
  edits_left: 2,
}

const { server, client } = await openWire()

const newOwner = { order_item_id: ITEM, owner: PERSON }
const changedOwner = { id: ID, owner: PERSON }
const ownerAt = (path: string, version: '' | 'V2'): Record<string, WireCase> => ({
  [`POST ${path}`]: {
    call: (api) => api.risk[`addOwner${version}`]({ body: newOwner }),
    method: 'POST',
    path,
    body: newOwner,
    data: OWNER,
  },
  [`PUT ${path}`]: {
    call: (api) => api.risk[`updateOwner${version}`]({ body: changedOwner }),
    method: 'PUT',
    path,
    body: changedOwner,
    data: OWNER,
  },
  [`DELETE ${path}`]: {
    call: (api) => api.risk[`removeOwner${version}`]({ query: { id: ID } }),
    method: 'DELETE',
    path: `${path}?id=${ID}`,
    data: REMOVED,
  },
})

const adminChange = { status: 'error', conclusions: ['Второй'], global_data: { отметка: true } } as const

const CASES: Record<string, WireCase> = {
  ...ownerAt('/risk/owner', ''),
  ...ownerAt('/risk/v2/owner', 'V2'),
  'a restart': {
    call: (api) => api.risk.restartTask({ body: { task_id: ID } }),
    method: 'POST',
    path: '/risk/v2/task/restart',
    body: { task_id: ID },
    data: { task_id: ID, status: 'new', number_of_starts: 1 },
  },
  'a survey': {
    call: (api) => api.risk.saveSurvey({ body: { order_item_id: ITEM, answers: { цель: 'покупка' } } }),
    method: 'POST',
    path: '/risk/v2/survey',
    body: { order_item_id: ITEM, answers: { цель: 'покупка' } },
    data: { цель: 'покупка' },
  },
  'a statement': {
    call: (api) => api.risk.updateStatement({ body: { order_item_id: ITEM, statement: STATEMENT } }),
    method: 'PUT',
    path: '/risk/v2/update_statement',
    body: { order_item_id: ITEM, statement: STATEMENT },
    data: STATEMENT,
  },
  'a finish': {
    call: (api) => api.risk.finishReport({ params: { id: ITEM } }),
    method: 'POST',
    path: `/risk/v2/finish/${ITEM}`,
    data: { status: 'finished' },
  },
  // The trailing slash of both paths is part of the contract.
  'a conclusion': {
    call: (api) => api.risk.addConclusion({ body: { order_item_id: ITEM, text: 'Взять расписку' } }),
    method: 'POST',
    path: '/risk/v2/conclusion/',
    body: { order_item_id: ITEM, text: 'Взять расписку' },
    data: CONCLUSION,
  },
  'no conclusion': {
    call: (api) => api.risk.removeConclusion({ query: { conclusion_id: ID } }),
    method: 'DELETE',
    path: `/risk/v2/conclusion/?conclusion_id=${ID}`,
    data: REMOVED,
  },
  'the list of an admin': {
    call: (api) => api.risk.listRiskReports({ query: { status: 'finished', offset: '20', limit: '20' } }),
    method: 'GET',
    path: '/admin/risk/report?status=finished&offset=20&limit=20',
    data: { reports: [], count: 20 },
  },
  'a report for an admin': {
    call: (api) => api.risk.getAnyRiskReport({ params: { id: ITEM } }),
    method: 'GET',
    path: `/admin/risk/report/${ITEM}`,
    data: REPORT,
  },
  'a change of an admin': {
    call: (api) =>
      api.risk.updateAnyRiskReport({
        params: { id: ITEM },
        body: { ...adminChange, conclusions: [...adminChange.conclusions] },
      }),
    method: 'PUT',
    path: `/admin/risk/report/${ITEM}`,
    body: adminChange,
    data: REPORT,
  },
  'a removal by an admin': {
    call: (api) => api.risk.removeAnyRiskReport({ params: { id: ITEM } }),
    method: 'DELETE',
    path: `/admin/risk/report/${ITEM}`,
    data: REMOVED,
  },
  'the list of tasks': {
    call: (api) => api.risk.listTasks({ body: { order_item_ids: [ITEM] } }),
    method: 'POST',
    path: '/task_handler/list',
    body: { order_item_ids: [ITEM] },
    data: [{ task_id: ID, order_item_id: ITEM, task_type: 'bailiffs', status: 'done' }],
  },
}

it.each(Object.entries(CASES))('%s travels as it is declared', async (_, wanted) => {
  const { method, path, body, data } = wanted
  expect(await travel(server, client(), wanted)).toEqual({ method, path, body, data })
})

it('[RISK-10] a risk report of an object has the header forceConclusion, another has not', async () => {
  server.answerWith(json({ data: REPORT }))
  expect(await getRiskReport(client(), ITEM, { objectForm: true })).toEqual(REPORT)
  expect(server.last()).toMatchObject({
    method: 'GET',
    url: `/api/risk/v2/report/${ITEM}`,
    headers: { forceconclusion: 'true' },
  })
  await getRiskReport(client(), ITEM)
  expect(server.last().headers).not.toHaveProperty('forceconclusion')
  expect(await runQuery(riskQueries.byItem(client(), ITEM))).toEqual(REPORT)
})
