import {
  describeEmail,
  describeInn,
  normaliseCadastralNumber,
  normaliseVin,
  VIN_MESSAGE,
} from '@proverka/domain'
import type { WatchGroundKind, WatchKind, WatchMonths, WatchPeriod } from '@proverka/domain/reports'
import { requiredText } from '@proverka/ui/forms'
import type { getWatchApi } from './watch-api.ts'

/** What the form of a new watch holds; `kind`, `period`, `months` and `ground` are its choices. */
export type WatchValues = {
  kind: string
  number: string
  inn: string
  vin: string
  lastName: string
  firstName: string
  middleName: string
  birthDate: string
  region: string
  period: string
  months: string
  ground: string
  purpose: string
  personEmail: string
  groundNumber: string
  until: string
}

type Rule = (value: string, values: WatchValues) => string | undefined

export const when =
  (isAsked: (values: WatchValues) => boolean, rule: (value: string) => string | undefined): Rule =>
  (value, values) =>
    isAsked(values) ? rule(value) : undefined

export const isPerson = ({ kind }: WatchValues): boolean => kind === 'person'
export const ofKind =
  (kind: WatchKind) =>
  (values: WatchValues): boolean =>
    values.kind === kind
export const onGround =
  (...kinds: readonly string[]) =>
  (values: WatchValues): boolean =>
    isPerson(values) && kinds.includes(values.ground)

export const numberRule = (value: string) =>
  requiredText(value) ??
  (normaliseCadastralNumber(value) === null ? 'Некорректный кадастровый номер' : undefined)
export const vinRule = (value: string) =>
  requiredText(value) ?? (normaliseVin(value) === null ? VIN_MESSAGE : undefined)
export const innRule = (value: string) => requiredText(value) ?? describeInn(value.trim())
export const emailRule = (value: string) => requiredText(value) ?? describeEmail(value.trim())

type StartBody = Parameters<ReturnType<typeof getWatchApi>['watches']['startWatch']>[0]['body']

/** What is asked of the server. */
export function bodyOf(values: WatchValues): StartBody {
  const common = {
    period: values.period as WatchPeriod,
    months: Number(values.months) as WatchMonths,
  }
  switch (values.kind as WatchKind) {
    case 'object':
      return { ...common, subject: { kind: 'object', number: values.number } }
    case 'company':
      return { ...common, subject: { kind: 'company', inn: values.inn } }
    case 'vehicle':
      return { ...common, subject: { kind: 'vehicle', vin: values.vin } }
    case 'person': {
      const { lastName, firstName, middleName, birthDate, region } = values
      return {
        ...common,
        subject: {
          kind: 'person',
          lastName,
          firstName,
          ...(middleName.trim() !== '' && { middleName }),
          birthDate,
          region,
        },
        ground: groundOf(values),
      }
    }
  }
}

function groundOf({ ground, purpose, personEmail, groundNumber, until }: WatchValues): StartBody['ground'] {
  switch (ground as WatchGroundKind) {
    case 'consent':
      return { kind: 'consent', purpose, person_email: personEmail }
    case 'contract':
      return { kind: 'contract', purpose, number: groundNumber, until }
    case 'court':
      return { kind: 'court', purpose, number: groundNumber }
  }
}
