import type { CheckNeed } from '@proverka/domain/checks'

/** Why a question was not put: what the source needs and the order does not have. Adapters and demo sources say the same. */
export const MISSING_NOTES = {
  name: 'Не указаны фамилия и имя, без них источник не отвечает.',
  birthDate: 'Не указана дата рождения, без нее источник не отвечает.',
  inn: 'Не указан ИНН, без него источник не отвечает.',
  russianRegion: 'Регион не из списка источника: укажите регион России.',
  region: 'Не указан регион, без него источник не отвечает.',
  passport: 'Не указаны серия и номер паспорта.',
  license: 'Не указан номер водительского удостоверения.',
  certificate: 'Не указано свидетельство о регистрации, без него источник не отвечает.',
  plate: 'Не указан гос. номер, без него источник не отвечает.',
  vin: 'Не указан VIN, по гос. номеру источник не отвечает.',
  vinOrPlate: 'Не указан VIN или гос. номер, без них источник не отвечает.',
} as const satisfies { readonly [need in CheckNeed | 'vinOrPlate' | 'russianRegion']: string }
