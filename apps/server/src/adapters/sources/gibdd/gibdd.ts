import { FACT_LABELS, vehicleOwnerLabel } from '@proverka/domain/reports'
import { formatDate, normaliseVin } from '@proverka/domain'
import * as v from 'valibot'
import { answerOf, missingData, type Adapter, type AskService } from '../adapter.ts'
import { SourceError } from '../calls/source-error.ts'
import { labelled } from '../labelled-facts.ts'
import { MISSING_NOTES } from '../missing-notes.ts'

const text = v.nullish(v.string())

const vehicleSchema = v.object({
  vin: text,
  model: text,
  year: text,
  color: text,
  category: text,
  engineVolume: text,
  powerHp: text,
})
const historySchema = v.object({
  vin: text,
  status: v.number(),
  RequestResult: v.nullish(
    v.object({
      vehicle: vehicleSchema,
      ownershipPeriods: v.nullish(
        v.object({
          ownershipPeriod: v.array(v.object({ simplePersonType: text, from: v.string(), to: text })),
        }),
      ),
    }),
  ),
})

/** The register writes VIN and model with Cyrillic letters that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}

const OWNERS: Readonly<Record<string, string>> = { Natural: 'физическое лицо', Legal: 'юридическое лицо' }

const FOUND = 200
const UNKNOWN_VEHICLE = 404
const MINUTE = 60

/** The traffic police's history of registrations. Its public page is for people: programs come through a gateway. */
export const GIBDD: Adapter = {
  name: 'gibdd',
  needsKey: false,
  terms: {
    legalGround: 'закон № 283-ФЗ: открытые сведения реестра транспортных средств',
    costKopecks: 0,
    timeoutMs: 30_000,
    limits: { concurrency: 2, quotas: [{ calls: 60, seconds: MINUTE }] },
  },
  answers: { vehicle: { 'vehicle-registrations': { needs: ['vin'], ask: askHistory } } },
}

async function askHistory(...[vehicle, service]: Parameters<AskService<'vehicle'>>) {
  const vin = normaliseVin(vehicle.vin)
  if (!vin) return missingData(MISSING_NOTES.vin)
  const { value, raw } = await service.send(
    { path: '/proxy/check/auto/history', form: { vin, checkType: 'history' } },
    historySchema,
  )
  if (value.status === UNKNOWN_VEHICLE) return { answer: answerOf([]), raw }
  const { RequestResult: result } = value
  if (value.status !== FOUND || !result) throw new SourceError('unclear-answer', `status ${value.status}`)
  if (toLatin(result.vehicle.vin ?? value.vin ?? '') !== vin)
    throw new SourceError('unclear-answer', 'about another car')
  const periods = result.ownershipPeriods?.ownershipPeriod ?? []
  const last = periods.at(-1)
  const isRegistered = last !== undefined && !last.to
  const finding = {
    title: isRegistered ? 'Автомобиль стоит на учете' : 'Автомобиль снят с учета',
    severity: isRegistered ? ('notice' as const) : ('warning' as const),
    facts: labelled([
      [FACT_LABELS.model, result.vehicle.model && toLatin(result.vehicle.model)],
      [FACT_LABELS.modelYear, result.vehicle.year],
      ['Цвет', result.vehicle.color?.toLowerCase()],
      ['Объем двигателя', result.vehicle.engineVolume && `${Number(result.vehicle.engineVolume)} см³`],
      ['Мощность', result.vehicle.powerHp && `${Number(result.vehicle.powerHp)} л. с.`],
      ['Владельцев', periods.length > 0 ? String(periods.length) : null],
      ...periods.map(
        ({ from, to, simplePersonType }, place) =>
          [
            vehicleOwnerLabel(place + 1),
            `${OWNERS[simplePersonType ?? ''] ?? 'не указано, кто'}, ${formatDate(from)} — ${to ? formatDate(to) : 'по настоящее время'}`,
          ] as const,
      ),
    ]),
  }
  return { answer: answerOf([finding]), raw }
}

const toLatin = (words: string): string =>
  words.toUpperCase().replaceAll(/[А-Я]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
