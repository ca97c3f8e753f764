import { formatDate, formatMoney, moscowDate } from '@proverka/domain'
import type { Finding } from '@proverka/domain/reports'
import * as v from 'valibot'
import type { ServiceClient } from '../calls/service-client.ts'
import { answerOf, type Adapter, type Answerer } from '../adapter.ts'
import { labelled } from '../labelled-facts.ts'

const text = v.nullish(v.string())

const partySchema = v.object({
  inn: v.string(),
  ogrn: text,
  kpp: text,
  name: v.object({ full_with_opf: text, short_with_opf: text }),
  state: v.object({
    status: v.string(),
    registration_date: v.nullish(v.number()),
    liquidation_date: v.nullish(v.number()),
  }),
  management: v.nullish(v.object({ name: text, post: text })),
  capital: v.nullish(v.object({ value: v.nullish(v.number()) })),
  address: v.nullish(v.object({ value: text })),
  okved: text,
  okveds: v.nullish(v.array(v.object({ main: v.boolean(), code: v.string(), name: v.string() }))),
})
const answerSchema = v.object({ suggestions: v.array(v.object({ data: partySchema })) })

/** States of a company, and how serious each is; one that is not known is shown as it is. */
const STATES: Readonly<Record<string, { readonly words: string; readonly severity: Finding['severity'] }>> = {
  ACTIVE: { words: 'Действует', severity: 'notice' },
  REORGANIZING: { words: 'В процессе реорганизации', severity: 'warning' },
  LIQUIDATING: { words: 'В процессе ликвидации', severity: 'critical' },
  LIQUIDATED: { words: 'Ликвидирована', severity: 'critical' },
  BANKRUPT: { words: 'Банкротство', severity: 'critical' },
}

const DAY = 86_400

/** A provider that holds copies of the tax service's registers. */
export const DADATA: Adapter = {
  name: 'dadata',
  url: 'https://suggestions.dadata.ru/suggestions/api/4_1/rs',
  needsKey: true,
  terms: {
    legalGround: 'ст. 6 закона № 129-ФЗ: сведения реестра открыты и общедоступны',
    costKopecks: 0,
    timeoutMs: 10_000,
    limits: { concurrency: 4, quotas: [{ calls: 10_000, seconds: DAY }] },
  },
  // An empty question has an empty answer.
  tryKey: (service) => askParty(service, ''),
  answers: { company: { 'company-register': findParty } },
}

const askParty = (service: ServiceClient, query: string) =>
  service.send(
    {
      path: '/findById/party',
      headers: { authorization: `Token ${service.key}` },
      json: { query, branch_type: 'MAIN' },
    },
    answerSchema,
  )

async function findParty(...[{ inn }, service]: Parameters<Answerer<'company'>>) {
  const { value, raw } = await askParty(service, inn.trim())
  const findings = value.suggestions
    .filter(({ data }) => data.inn === inn.trim())
    .map(({ data }): Finding => {
      const state = STATES[data.state.status]
      const { okveds, management, capital } = data
      const activity = okveds?.find(({ main }) => main)
      return {
        title: data.name.short_with_opf || data.name.full_with_opf || `ИНН ${data.inn}`,
        // A state that we do not know is no good news.
        severity: state?.severity ?? 'warning',
        facts: labelled([
          ['ИНН', data.inn],
          ['ОГРН', data.ogrn],
          ['Состояние', state?.words ?? data.state.status],
          ['На учете с', dayOf(data.state.registration_date)],
          ['Прекращена', dayOf(data.state.liquidation_date)],
          ['Руководитель', [management?.name, management?.post?.toLowerCase()].filter(Boolean).join(', ')],
          ['Уставный капитал', typeof capital?.value === 'number' ? formatMoney(capital.value) : null],
          ['Адрес', data.address?.value],
          ['Основная деятельность', activity ? `${activity.code} ${activity.name}` : data.okved],
        ]),
      }
    })
  return { answer: answerOf(findings), raw }
}

/** Milliseconds of the provider as a day of Moscow. */
const dayOf = (at: number | null | undefined) => (typeof at === 'number' ? formatDate(moscowDate(at)) : null)
