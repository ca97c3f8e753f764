import { startStandIn, type SourceCall, type SourceReply, type SourceStandIn } from './stand-in.ts'

/** The services of the state in their own formats. People, numbers and cases are invented. */

const NOT_FOUND: SourceReply = { status: 404, body: {} }

/** Taxpayers on professional income, by the tax number. */
export function startNpd(taxpayers: readonly string[]): Promise<SourceStandIn> {
  return startStandIn(({ method, path, body }) => {
    if (method !== 'POST' || path !== '/api/v1/tracker/taxpayer_status') return NOT_FOUND
    const { inn, requestDate } = body as { inn: string; requestDate: string }
    if (!/^\d{12}$/.test(inn) || !/^\d{4}-\d{2}-\d{2}$/.test(requestDate)) {
      return { status: 400, body: { code: 'validation.failed', message: `Указан некорректный ИНН: ${inn}` } }
    }
    const status = taxpayers.includes(inn)
    const words = status ? 'является' : 'не является'
    return { body: { status, message: `${inn} ${words} плательщиком налога на профессиональный доход` } }
  })
}

/** The refusal of the tax service to a client that asks too often. */
export const NPD_LIMIT: SourceReply = {
  status: 422,
  body: {
    code: 'taxpayer.status.service.limited.error',
    message: 'Превышено количество запросов к сервису с одного ip-адреса в единицу времени.',
  },
}

/** A proceeding as the bailiffs' service sends it. */
export interface FsspRow {
  readonly name: string
  readonly exe_production: string
  readonly details: string
  readonly subject: string
  readonly department: string
  readonly bailiff: string
  readonly ip_end: string
}

export const FSSP_TOKEN = 'invented-token'

/** The bailiffs: a search is a task that is worked on for `turns` looks at its status. */
export function startFssp(
  rowsOf: (query: URLSearchParams) => readonly FsspRow[],
  turns = 2,
): Promise<SourceStandIn> {
  const tasks = new Map<string, { query: URLSearchParams; turnsLeft: number }>()
  const success = (response: object): SourceReply => ({
    body: { status: 'success', code: 0, exception: '', response },
  })
  const failure = (code: number, exception: string): SourceReply => ({
    body: { status: 'error', code, exception, response: {} },
  })
  return startStandIn(({ path, query }) => {
    if (query.get('token') !== FSSP_TOKEN) return { status: 401, body: { status: 'error', code: 401 } }
    if (path === '/search/physical') {
      const task = `00000000-0000-4000-8000-${String(tasks.size + 1).padStart(12, '0')}`
      tasks.set(task, { query, turnsLeft: turns })
      return success({ task })
    }
    const task = tasks.get(query.get('task') ?? '')
    if (!task) return failure(404, 'no such task')
    if (path === '/status') {
      if (task.turnsLeft-- > 0) return success({ status: 2, progress: '0 of 1' })
      return success({ status: 0, progress: '1 of 1' })
    }
    return success({
      status: 0,
      task_start: '2026-11-21 10:03:01',
      task_end: '2026-11-21 10:03:05',
      result: [
        { status: 0, query: { type: 1, params: Object.fromEntries(task.query) }, result: rowsOf(task.query) },
      ],
    })
  })
}

/** The register of bankruptcies: people by name, fifteen a page, and the cases of companies by number. */
export function startFedresurs(world: {
  readonly people: readonly { readonly fio: string }[]
  readonly companies: Readonly<Record<string, readonly object[]>>
}): Promise<SourceStandIn> {
  return startStandIn(({ path, query }) => {
    const searched = (query.get('searchString') ?? '').toLowerCase()
    const offset = Number(query.get('offset'))
    const limit = Number(query.get('limit'))
    if (path === '/backend/prsnbankrupts') {
      const found = world.people.filter(({ fio }) => fio.toLowerCase().includes(searched))
      return { body: { pageData: found.slice(offset, offset + limit), total: found.length } }
    }
    if (path === '/backend/companies/') return { body: { pageData: world.companies[searched] ?? [] } }
    return NOT_FOUND
  })
}

/** The register of companies: a search gives a token, and the token an answer after a while. */
export function startEgrul(rows: readonly { readonly i: string }[]): Promise<SourceStandIn> {
  const searches = new Map<string, { query: string; isReady: boolean }>()
  return startStandIn(({ method, path, body }) => {
    if (method === 'POST' && path === '/') {
      const token = `TOKEN${searches.size + 1}`
      searches.set(token, { query: (body as { query: string }).query, isReady: false })
      return { body: { t: token } }
    }
    const search = searches.get(path.replace('/search-result/', ''))
    if (!search) return NOT_FOUND
    if (!search.isReady) {
      search.isReady = true
      return { body: { status: 'wait' } }
    }
    return { body: { rows: rows.filter(({ i }) => i === search.query) } }
  })
}

/** The traffic police's history: answers by VIN, in which VIN and model have Cyrillic look-alikes. */
export function startGibdd(answers: Readonly<Record<string, object>>): Promise<SourceStandIn> {
  return startStandIn(({ path, body }) => {
    if (path !== '/proxy/check/auto/history') return NOT_FOUND
    const { vin } = body as { vin: string }
    const result = answers[vin]
    if (!result) return { body: { vin, regnum: null, message: 'ver.3.1', status: 404, RequestResult: null } }
    return { body: { RequestResult: result, vin, regnum: null, message: 'ver.3.1', status: 200 } }
  })
}

/** A call as a test compares it. */
export const asked = ({ method, path, body }: SourceCall) => ({ method, path, body })
