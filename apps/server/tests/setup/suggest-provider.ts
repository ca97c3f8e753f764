import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ProviderRequest {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** What the provider does with the next requests; `silent` never answers. */
export type ProviderReply =
  | { readonly status?: number; readonly location?: string; readonly body: string }
  | 'silent'

/** A provider of suggestions as a real HTTP server: writes down what arrives, answers what the test says. */
export async function startSuggestProvider() {
  const requests: ProviderRequest[] = []
  let reply: ProviderReply = { body: '{"suggestions":[]}' }
  const server = createServer(async (incoming, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    requests.push({
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
      body: JSON.parse(Buffer.concat(chunks).toString() || 'null'),
    })
    if (reply === 'silent') return
    const { status = 200, location, body } = reply
    answer.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
    answer.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rs`,
    requests,
    answerWith(next: ProviderReply) {
      reply = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Rows as the provider sends them, with a few of their many fields; names and numbers are invented. */
export const PROVIDER_ADDRESSES = {
  flat: {
    value: 'г Образцовск, ул Кленовая, д 14, кв 47',
    unrestricted_value: '000000, г Образцовск, ул Кленовая, д 14, кв 47',
    data: {
      house: '14',
      house_cadnum: '00:14:0203005:14',
      flat: '47',
      flat_cadnum: '00:14:0203005:1047',
      room: null,
      room_cadnum: null,
      metro: null,
    },
  },
  flatWithoutNumber: {
    value: 'г Образцовск, ул Кленовая, д 14, кв 48',
    data: { house: '14', house_cadnum: '00:14:0203005:14', flat: '48', flat_cadnum: null },
  },
  house: {
    value: 'г Образцовск, ул Кленовая, д 14',
    data: { house: '14', house_cadnum: '00:14:0203005:14', flat: null, flat_cadnum: null },
  },
  plot: {
    value: 'г Образцовск, снт Полынь, уч 3',
    data: { stead: '3', stead_cadnum: '00:14:0100001:3', house: null, house_cadnum: null },
  },
  street: { value: 'г Образцовск, ул Кленовая', data: { house: null, house_cadnum: null } },
} as const

export const PROVIDER_COMPANIES = {
  company: {
    value: 'ООО "ЧЕРНИЛЬНЫЙ ПРИЧАЛ"',
    unrestricted_value: 'ООО "ЧЕРНИЛЬНЫЙ ПРИЧАЛ"',
    data: {
      inn: '0014990005',
      type: 'LEGAL',
      management: { name: 'Кляксин Мирон Петрович', post: 'ДИРЕКТОР', disqualified: null },
      state: { status: 'ACTIVE' },
    },
  },
  entrepreneur: {
    value: 'ИП Промокашева Алёна Тихоновна',
    data: {
      inn: '001499000012',
      type: 'INDIVIDUAL',
      management: null,
      fio: { surname: 'Промокашева', name: 'Алёна', patronymic: 'Тихоновна', gender: 'FEMALE' },
    },
  },
  headless: { value: 'ПАО "КЛЯКСА"', data: { inn: '0014990012', type: 'LEGAL', management: null } },
  numberless: { value: 'ФИЛИАЛ "КЛЯКСА"', data: { inn: null, management: null } },
} as const
