import { formatDate } from '@proverka/domain'
import { MINUTE_MS, moscowDate } from '@proverka/domain/timing'
import * as v from 'valibot'
import { answerOf, type Adapter } from '../adapter.ts'
import type { ServiceClient } from '../calls/service-client.ts'
import { SourceError } from '../calls/source-error.ts'

const statusSchema = v.object({ status: v.boolean(), message: v.string() })

const MINUTE = 60

/** The tax service's own check whether a person pays the tax on professional income. */
export const NPD: Adapter = {
  name: 'npd',
  url: 'https://statusnpd.nalog.ru',
  needsKey: false,
  terms: {
    legalGround: 'закон № 422-ФЗ: проверка статуса — открытый сервис ФНС',
    costKopecks: 0,
    timeoutMs: MINUTE_MS,
    limits: { concurrency: 1, quotas: [{ calls: 2, seconds: MINUTE }] },
  },
  answers: {
    person: {
      selfEmployed: {
        needs: ['inn'],
        ask: ({ person: { inn = '' } }, service) => askStatus(inn, service),
      },
    },
    taxpayer: {
      selfEmployed: { needs: ['inn'], ask: ({ inn }, service) => askStatus(inn, service) },
    },
  },
}

async function askStatus(inn: string, service: ServiceClient) {
  const requestDate = moscowDate(service.now().getTime())
  const { value, raw } = await service.send(
    {
      path: '/api/v1/tracker/taxpayer_status',
      json: { inn, requestDate },
      isLimit: (body) => body.includes('taxpayer.status.service.limited.error'),
    },
    statusSchema,
  )
  // It repeats the number that it answers about.
  if (!value.message.includes(inn)) throw new SourceError('unclear-answer', 'about another number')
  const findings = value.status
    ? [
        {
          title: 'Плательщик налога на профессиональный доход',
          severity: 'notice' as const,
          facts: [
            { label: 'ИНН', value: inn },
            { label: 'На дату', value: formatDate(requestDate) },
          ],
        },
      ]
    : []
  return { answer: answerOf(findings), raw }
}
