/** Why a question was not put: what the source needs and the order does not have. Adapters and demo sources say the same. */
export const MISSING_NOTES = {
  inn: 'Не указан ИНН, без него источник не отвечает.',
  region: 'Не указан регион, без него источник не отвечает.',
  passport: 'Не указаны серия и номер паспорта.',
  license: 'Не указан номер водительского удостоверения.',
  vin: 'Не указан VIN, по гос. номеру источник не отвечает.',
  vinOrPlate: 'Не указан VIN или гос. номер, без них источник не отвечает.',
} as const
