import { formatDate, formatMoney } from '@proverka/domain'
import { moscowDate } from '@proverka/domain/timing'
import { ownersText } from '@proverka/domain/checks'
import { FACT_LABELS, type Finding } from '@proverka/domain/reports'
import * as v from 'valibot'
import type { ServiceClient } from '../calls/service-client.ts'
import { answerOf, type Adapter, type AskService } from '../adapter.ts'
import { labelled } from '../labelled-facts.ts'

const text = v.nullish(v.string())

/** A share in percent, as a decimal fraction, or as a fraction of two numbers. */
const shareSchema = v.object({
  type: v.string(),
  value: v.nullish(v.number()),
  numerator: v.nullish(v.number()),
  denominator: v.nullish(v.number()),
})
/** A company has a name, a person the parts of one. */
const founderSchema = v.object({
  name: text,
  fio: v.nullish(v.object({ surname: text, name: text, patronymic: text })),
  share: v.nullish(shareSchema),
})

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
  founders: v.nullish(v.array(founderSchema)),
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
  answers: { company: { 'company-register': { needs: ['inn'], ask: findParty } } },
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

async function findParty(...[{ inn }, service]: Parameters<AskService<'company'>>) {
  const { value, raw } = await askParty(service, inn.trim())
  const findings = value.suggestions
    .filter(({ data }) => data.inn === inn.trim())
    .map(({ data }): Finding => {
      const state = STATES[data.state.status]
      const { okveds, management, founders, capital } = data
      const activity = okveds?.find(({ main }) => main)
      return {
        title: data.name.short_with_opf || data.name.full_with_opf || `ИНН ${data.inn}`,
        // A state that we do not know is no good news.
        severity: state?.severity ?? 'warning',
        facts: labelled([
          ['ИНН', data.inn],
          ['ОГРН', data.ogrn],
          [FACT_LABELS.state, state?.words ?? data.state.status],
          [FACT_LABELS.registeredSince, dayOf(data.state.registration_date)],
          ['Прекращена', dayOf(data.state.liquidation_date)],
          [FACT_LABELS.head, [management?.name, management?.post?.toLowerCase()].filter(Boolean).join(', ')],
          [FACT_LABELS.founders, ownersText((founders ?? []).map(ownerOf).filter(({ name }) => name))],
          ['Уставный капитал', typeof capital?.value === 'number' ? formatMoney(capital.value) : null],
          ['Адрес', data.address?.value],
          ['Основная деятельность', activity ? `${activity.code} ${activity.name}` : data.okved],
        ]),
      }
    })
  return { answer: answerOf(findings), raw }
}

const ownerOf = ({ name, fio, share }: v.InferOutput<typeof founderSchema>) => ({
  name: name || [fio?.surname, fio?.name, fio?.patronymic].filter(Boolean).join(' '),
  share: share ? shareText(share) : undefined,
})

function shareText({ type, value, numerator, denominator }: v.InferOutput<typeof shareSchema>) {
  if (numerator && denominator) return `${numerator}/${denominator}`
  if (typeof value !== 'number') return undefined
  // Four digits after the point are what the register has.
  const percent = Number((type === 'DECIMAL' ? value * 100 : value).toFixed(4))
  return `${String(percent).replace('.', ',')}%`
}

/** Milliseconds of the provider as a day of Moscow. */
const dayOf = (at: number | null | undefined) => (typeof at === 'number' ? formatDate(moscowDate(at)) : null)
