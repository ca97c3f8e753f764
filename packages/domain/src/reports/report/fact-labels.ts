import type { Finding } from './report.ts'

/**
 * Labels of the facts that rules of a report read again: who owns a company, when a car was banned. A source names such
 * a fact by this label; all its other facts are for the reader alone and carry what words they like.
 */
export const FACT_LABELS = {
  /** The words of a register that has no record of the subject. */
  absence: 'Ответ источника',
  state: 'Состояние',
  date: 'Дата',
  ground: 'Основание',
  /** What a claim, a pledge or a case is about. */
  matter: 'Предмет',
  courtRole: 'Роль',
  courtEnd: 'Итог',
  registeredSince: 'На учете с',
  head: 'Руководитель',
  founders: 'Учредители',
  tie: 'Связь',
  tieThrough: 'Через кого',
  model: 'Модель',
  modelYear: 'Год выпуска',
  vin: 'VIN',
  plate: 'Гос. номер',
  carrier: 'Перевозчик',
  accidentKind: 'Вид',
  damage: 'Повреждения',
  imposedBy: 'Кто наложил',
  initiator: 'Инициатор',
} as const

export type FactName = keyof typeof FACT_LABELS

/** What a record says under one of the labels; undefined where it has no such fact. */
export const factOf = ({ facts }: Pick<Finding, 'facts'>, name: FactName): string | undefined =>
  facts.find(({ label }) => label === FACT_LABELS[name])?.value

/** The side of a person or a company in a case of a court. */
export const COURT_ROLES = { defendant: 'ответчик', plaintiff: 'истец', other: 'участник' } as const

/** The label of an owner of a car, by the place in the order of owners, from 1. */
export const vehicleOwnerLabel = (place: number): string => `${VEHICLE_OWNER} ${place}`

/** The place of the owner whom a label names; undefined when it names none. */
export const vehicleOwnerPlace = (label: string): string | undefined => OWNER_LABEL.exec(label)?.[1]

const VEHICLE_OWNER = 'Владелец'
const OWNER_LABEL = new RegExp(`^${VEHICLE_OWNER} (\\d+)$`)
